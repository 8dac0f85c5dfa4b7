import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong on a page as it stands, one line a place. */
export async function barriers(page: Page): Promise<string[]> {
  return linesOf(await new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).analyze())
}

/** The same for what depends on colours only; the other edition of a page differs in nothing else. */
export async function colourBarriers(page: Page): Promise<string[]> {
  return linesOf(await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze())
}

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>

function linesOf({ violations }: Findings): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  )
}
