// The sheet of paper: size, grain and nothing else.
import type { SceneOptions } from './core.ts'
import { n, resetIds, rng, withSeed } from './core.ts'

const W = 1600,
  H = 1200
// Two flat paths in one small tile: flecks where the ink missed, specks where it pooled. No filter, so it rasterises at once.
function grain(seed = 'paper', size = 160, count = 150) {
  const r = rng(seed),
    dots = () =>
      Array.from({ length: count }, () => {
        const w = r.in(0.9, 2.1)
        return `M${n(r() * size)} ${n(r() * size)}h${n(w)}v${n(w)}h${n(-w)}z`
      }).join('')
  return `<pattern id="grain" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${dots()}" fill="#fff" opacity=".13"/><path d="${dots()}" fill="#0b1f26" opacity=".09"/></pattern>`
}
export function sheet(draw: () => string, options: SceneOptions = {}): string {
  resetIds()
  const body = withSeed(options.seed, draw)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${grain()}</defs>${body}<rect width="${W}" height="${H}" fill="url(#grain)"/></svg>`
}

/** One of several layers that lie upon one another: nothing but what is drawn, with the grain only where there is ink. */
export function layer(draw: () => string, options: SceneOptions = {}): string {
  resetIds()
  const body = withSeed(options.seed, draw)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${grain()}<mask id="inked" mask-type="alpha"><g id="body">${body}</g></mask></defs><use href="#body"/><rect width="${W}" height="${H}" fill="url(#grain)" mask="url(#inked)"/></svg>`
}
