import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Half a megabyte, and a page takes 0.2 s to learn it: the packed half of what axe comes as, and a page learns it once. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What passes is not written down: on a long page that took longer than looking. */
const FINDINGS_ONLY: axe.RunOptions = { resultTypes: ['violations'] }

/** What axe finds wrong on a page as it stands, one line a place; or in the part of it that a selector names. */
export function barriers(page: Page, within?: string): Promise<string[]> {
  return look(page, within, { rules: { 'target-size': { enabled: true } } })
}

/** The same for what depends on colours only; the other edition of a page differs in nothing else. */
export function colourBarriers(page: Page, within?: string): Promise<string[]> {
  return look(page, within, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

/** Nothing by day, nothing by night; afterwards it is day. */
export async function findsNothing(page: Page, within?: string): Promise<void> {
  expect(await barriers(page, within), new URL(page.url()).pathname).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourBarriers(page, within), 'by night').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Within the page alone: we have no frames. */
async function look(page: Page, within: string | undefined, options: axe.RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => window.axe !== undefined)
  // The value of the last expression comes back, and axe is too much to come back.
  if (!isThere) await page.evaluate(`${SOURCE};0`)
  return page.evaluate(
    async ([selector, asked]) => {
      if (window.axe === undefined) throw new Error('The page has lost axe')
      const { violations } = await window.axe.run(selector ?? document, asked)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
      )
    },
    [within, { ...FINDINGS_ONLY, ...options }] as const,
  )
}
