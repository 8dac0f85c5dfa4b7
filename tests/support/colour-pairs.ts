import type { Page } from 'playwright-core'

/**
 * Each colour of words with the ground they stand on and whether they are large, as the page shows them now: what a look at contrast is about.
 * Grounds are those of the elements around; what only lies under the words is looked at by day (axe).
 */
export function colourPairs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pairs = new Set<string>()
    const seen = new Set<Element>()
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const part = node.parentElement
      if (part === null || seen.has(part) || node.textContent?.trim() === '') continue
      seen.add(part)
      if (!part.checkVisibility({ visibilityProperty: true })) continue
      const { color, fontSize, fontWeight } = getComputedStyle(part)
      const pixels = Number.parseFloat(fontSize)
      const isLarge = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700)
      pairs.add([color, isLarge, ...groundsOf(part)].join(' '))
    }
    return [...pairs]

    /** Down to the first that nothing shines through, with what makes them pale. */
    function groundsOf(part: Element): string[] {
      const grounds: string[] = []
      for (let each: Element | null = part; each !== null; each = each.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each)
        if (opacity !== '1') grounds.push(`opacity ${opacity}`)
        if (backgroundImage !== 'none') grounds.push(backgroundImage)
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) grounds.push(backgroundColor)
        if (/^rgb\(/.test(backgroundColor)) break
      }
      return grounds
    }
  })
}
