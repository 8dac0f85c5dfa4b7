import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type RunOptions = Parameters<AxeBuilder['options']>[0]

/** What passes is not written down: on a long page that took longer than looking. Handed over as a copy: axe writes into it. */
const FINDINGS_ONLY: RunOptions = { resultTypes: ['violations'] }

/** What axe finds wrong on a page as it stands, one line a place. */
export async function barriers(page: Page): Promise<string[]> {
  return linesOf(
    await new AxeBuilder({ page }).options({ ...FINDINGS_ONLY, rules: { 'target-size': { enabled: true } } }).analyze(),
  )
}

/** The same for what depends on colours only; the other edition of a page differs in nothing else. */
export async function colourBarriers(page: Page): Promise<string[]> {
  return linesOf(
    await new AxeBuilder({ page })
      .options({ ...FINDINGS_ONLY })
      .withRules(['color-contrast', 'link-in-text-block'])
      .analyze(),
  )
}

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>

function linesOf({ violations }: Findings): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  )
}
