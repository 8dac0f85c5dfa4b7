// A village jetty seen from the water: piles and braces, a plank deck, a waiting shed on its far edge, steps at the head.

import { type Ink, lens, path, poly, rng } from '../base/core.ts'
import { piles } from './boardwalk.ts'

interface JettyOptions {
  /** The deck's front edge, and where it ends. */
  y: number
  head: number
  plank: Ink
  gap: Ink
  wood: Ink
  far: Ink
  roof: Ink
  /** People on the deck, drawn between the shed and the planks. */
  crowd: string
}
const post = (x: number, top: number, foot: number) =>
  poly([
    [x, foot],
    [x + 14, foot],
    [x + 14, top],
    [x, top],
  ])
export function villageJetty({ y, head, plank, gap, wood, far, roof, crowd }: JettyOptions): string {
  const r = rng('li'),
    posts: [number, number, number, number][] = []
  for (let i = 0; i < 12; i++) posts.push([-20 + i * 106, y - 4, y + 112 + r.j(4), 20])
  let brace = '',
    gaps = '',
    steps = ''
  for (let i = 0; i < 11; i += 2)
    brace += poly([
      [-20 + i * 106, y + 20],
      [-12 + i * 106, y + 14],
      [90 + i * 106, y + 96],
      [82 + i * 106, y + 102],
    ])
  for (let x = -20; x < head - 8; x += 38)
    gaps += poly([
      [x, y - 34],
      [x + 3, y - 34],
      [x + 7, y],
      [x + 3, y],
    ])
  for (let i = 0; i < 5; i++) {
    const x = head + 4 + i * 22,
      v = y + 8 + i * 24
    steps += poly([
      [x, v],
      [x + 34, v],
      [x + 34, v + 10],
      [x, v + 10],
    ])
  }
  const shed = head - 288
  return (
    path(lens(520, y + 124, 1260, 46), far) +
    piles(
      posts.map(([x, a, b, w]) => [x + 34, a, b - 26, w * 0.7]),
      far,
      far,
    ) +
    piles(posts, wood, far) +
    path(brace, wood) +
    path(post(shed, y - 190, y - 30) + post(shed + 200, y - 190, y - 30), wood) +
    path(
      poly([
        [shed + 38, y - 34],
        [shed + 180, y - 34],
        [shed + 180, y - 62],
        [shed + 38, y - 62],
      ]),
      far,
    ) +
    path(
      poly([
        [shed - 34, y - 186],
        [shed + 250, y - 186],
        [shed + 180, y - 262],
        [shed + 30, y - 262],
      ]),
      roof,
    ) +
    path(
      poly([
        [shed - 34, y - 186],
        [shed + 250, y - 186],
        [shed + 244, y - 174],
        [shed - 28, y - 174],
      ]),
      wood,
    ) +
    crowd +
    path(
      poly([
        [-40, y - 34],
        [head - 8, y - 34],
        [head + 10, y],
        [-40, y],
      ]),
      plank,
    ) +
    path(
      poly([
        [-40, y],
        [head + 10, y],
        [head + 8, y + 20],
        [-40, y + 20],
      ]),
      wood,
    ) +
    path(gaps, gap) +
    path(
      steps +
        poly([
          [head - 4, y + 10],
          [head + 8, y + 10],
          [head + 122, y + 132],
          [head + 110, y + 136],
        ]),
      wood,
    )
  )
}
