import { paths, withQuery } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { HomePackageCard } from './home-package-card.tsx'
import type { HomeSection, SaveSlot } from './home-section.ts'
import type { HomePackage } from './home-view.ts'
import { SectionState } from './section-state.tsx'
import { HOME_TEXTS } from './texts.ts'

const SIZES = '(width >= 1280px) 384px, (width >= 900px) 30vw, (width >= 560px) 45vw, min(78vw, 300px)'

type Props = { deals: HomeSection<HomePackage>; saveButton?: SaveSlot }

export function Deals({ deals, saveButton }: Props) {
  const { title, more, empty } = HOME_TEXTS.deals
  const list = deals.ok ? deals.value : []
  return (
    <section className="wrap section">
      <SectionHead title={title}>
        <Button kind="outline" size="small" href={withQuery(paths.deals, { kind: 'package' })}>
          {more}
        </Button>
      </SectionHead>
      {list.length === 0 ? (
        <SectionState section={deals} empty={empty} />
      ) : (
        <ul className="grid-3 slide">
          {list.map((each) => (
            <li key={each.slug}>
              <HomePackageCard shown={each} sizes={SIZES} saveButton={saveButton} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
