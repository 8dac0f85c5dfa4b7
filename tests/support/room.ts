import type { Page } from 'playwright-core'

/**
 * What the window has no room for: a page that scrolls sideways, a dialog or menu that does, and times, prices, telephone
 * numbers and days alone in their element that are broken over two lines.
 */
export function roomTroubles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const troubles: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) troubles.push(`the page is ${scrollWidth} px wide`)
    for (const part of document.querySelectorAll('dialog[open], dialog[open] .sheet-body, header nav, .search-panel')) {
      if (!part.checkVisibility()) continue
      if (part.scrollWidth > part.clientWidth) troubles.push(`${part.className || part.tagName} scrolls sideways`)
      if (part.getBoundingClientRect().right > innerWidth + 1) troubles.push(`${part.className} leaves the window`)
    }
    const TOKEN = /₹[\d,]+|\b\d{1,2}:\d{2}\b|\+\d[\d ]{8,}\d/g
    const DAY = /^(?:[A-Z][a-z]{2} )?\d{1,2} [A-Z][a-z]{2}(?: \d{4})?$/
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.textContent ?? ''
      const isDay = node.parentElement?.matches('time, b') === true && DAY.test(text)
      for (const token of isDay ? [{ 0: text, index: 0 }] : text.matchAll(TOKEN)) {
        const range = document.createRange()
        range.setStart(node, token.index)
        range.setEnd(node, token.index + token[0].length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) troubles.push(`"${token[0]}" is broken in two`)
      }
    }
    return [...new Set(troubles)]
  })
}

/** Text of twice the size, as a visitor's own setting makes it. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%'
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}
