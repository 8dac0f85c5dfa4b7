import { type RefObject, useEffect } from 'react'
import { srcsetOf } from '#contract/terms/pictures.ts'

/** For who lets the device decide; early.js minds who has chosen. */
export const BY_NIGHT = '(prefers-color-scheme: dark)'
/** A phone is spared them: another 60 KB for a movement of a few pixels. */
const ROOM = '(width >= 900px) and (prefers-reduced-motion: no-preference)'
/** The far layer is what one sees; a near one moves, and may be softer. */
const [FAR_SIZES, NEAR_SIZES] = ['68vw', '50vw']
const NEAR_WIDEST = 1440

/** In place of each picture in `root` its layers, once all of them can be painted; never where data is saved. */
export function useLayers(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (connection?.saveData || !matchMedia(ROOM).matches) return
    for (const frame of root.current?.querySelectorAll<HTMLElement>('[data-layers]') ?? []) void bring(frame)
  })
}

async function bring(frame: HTMLElement): Promise<void> {
  const names = frame.dataset.layers?.split(' ') ?? []
  delete frame.dataset.layers
  const alt = frame.querySelector('img')?.alt ?? ''
  const layers = names.map((pair, depth) => layerOf(pair, depth, alt))
  try {
    await Promise.all(layers.map(({ image }) => image.decode()))
    frame.replaceChildren(...layers.map(({ picture }) => picture))
  } catch {
    // The picture stays.
  }
}

/** `pair`: what the pictures by day and by night are called, as hero-slides.tsx writes them. */
function layerOf(pair: string, depth: number, alt: string) {
  const [day = '', night = ''] = pair.split(',')
  const { theme } = document.documentElement.dataset
  const picture = document.createElement('picture')
  for (const name of [night, day]) {
    const source = document.createElement('source')
    source.type = 'image/avif'
    if (name === night) source.media = theme ? (theme === 'dark' ? '' : 'not all') : BY_NIGHT
    source.sizes = depth === 0 ? FAR_SIZES : NEAR_SIZES
    source.srcset = srcsetOf(`/media/${name}`, 'avif', depth === 0 ? undefined : NEAR_WIDEST)
    picture.append(source)
  }
  const image = document.createElement('img')
  Object.assign(image, { alt: depth === 0 ? alt : '', src: `/media/${day}-960.webp` })
  picture.append(image)
  return { picture, image }
}
