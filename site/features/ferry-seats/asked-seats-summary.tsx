import { AskedFacts } from '#site/shop/enquiry/asked-facts.tsx'
import { Button } from '#site/ui/button.tsx'
import type { Fact } from './sailing/sailing-view.ts'
import { ASK_TEXTS } from './texts.ts'

/** What the enquiry asks for, before it is sent and after; `href` leads back to the seats while they can be changed. */
export function AskedSeatsSummary({ facts, href }: { facts: readonly Fact[]; href?: string | undefined }) {
  return (
    <AskedFacts title={ASK_TEXTS.asked} facts={facts}>
      {href !== undefined && (
        <Button kind="outline" size="small" href={href}>
          {ASK_TEXTS.change}
        </Button>
      )}
    </AskedFacts>
  )
}
