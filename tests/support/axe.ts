import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type RunOptions = Parameters<AxeBuilder['options']>[0]

/** What passes is not written down: on a long page that took longer than looking. Handed over as a copy: axe writes into it. */
const FINDINGS_ONLY: RunOptions = { resultTypes: ['violations'] }

/** Looks within the page alone: we have no frames, and without them a look needs no second page and takes two thirds of the time. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  return new AxeBuilder({ page, ...((await isThere(page)) && { axeSource: NOTHING }) }).setLegacyMode()
}

/** Axe is half a megabyte, and a look brings it to the page twice: not to one that has it from a look before. */
const isThere = (page: Page) => page.evaluate(() => 'axe' in window)
const NOTHING = ';'

/** What axe finds wrong on a page as it stands, one line a place; or in the part of it that a selector names. */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  const axe = (await axeOf(page)).options({ ...FINDINGS_ONLY, rules: { 'target-size': { enabled: true } } })
  return linesOf(await (within === undefined ? axe : axe.include(within)).analyze())
}

/** The same for what depends on colours only; the other edition of a page differs in nothing else. */
export async function colourBarriers(page: Page, within?: string): Promise<string[]> {
  const axe = (await axeOf(page)).options({ ...FINDINGS_ONLY }).withRules(['color-contrast', 'link-in-text-block'])
  return linesOf(await (within === undefined ? axe : axe.include(within)).analyze())
}

/** Nothing by day, nothing by night; afterwards it is day. */
export async function findsNothing(page: Page, within?: string): Promise<void> {
  expect(await barriers(page, within), new URL(page.url()).pathname).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourBarriers(page, within), 'by night').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>

function linesOf({ violations }: Findings): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  )
}
