import { type RefObject, useEffect } from 'react'

/** A phone is spared them: another 60 KB for a movement of a few pixels. */
const ROOM = '(width >= 900px) and (prefers-reduced-motion: no-preference)'

/** In place of each picture in `root` the layers of its template, once all of them can be painted; never where data is saved. */
export function useLayers(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (connection?.saveData || !matchMedia(ROOM).matches) return
    for (const template of root.current?.querySelectorAll('template') ?? []) void takeOut(template)
  })
}

async function takeOut(template: HTMLTemplateElement): Promise<void> {
  const flat = template.previousElementSibling
  const { theme } = document.documentElement.dataset
  // Who has chosen a theme: early.js looks into the page alone, not into templates.
  if (theme)
    for (const night of template.content.querySelectorAll<HTMLSourceElement>('source[media]'))
      night.media = theme === 'dark' ? '' : 'not all'
  const layers = document.importNode(template.content, true)
  template.remove()
  try {
    await Promise.all([...layers.querySelectorAll('img')].map((image) => image.decode()))
    flat?.replaceWith(layers)
  } catch {
    // The picture stays.
  }
}
