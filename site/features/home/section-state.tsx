import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Status } from '#site/ui/status.tsx'
import type { HomeSection } from './home-section.ts'
import { HOME_TEXTS } from './texts.ts'

/** What stands in a section's place when it has nothing: why its call failed, or that there is none. */
export function SectionState({ section, empty }: { section: HomeSection<unknown>; empty: string }) {
  if (!section.ok) {
    return (
      <Status kind="error" retryHref={paths.home}>
        {section.error.message}
      </Status>
    )
  }
  return (
    <p className="section-state">
      {empty}
      <Button kind="outline" size="small" href={paths.tours}>
        {HOME_TEXTS.deals.all}
      </Button>
    </p>
  )
}
