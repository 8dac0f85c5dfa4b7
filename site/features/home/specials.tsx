import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import { HomePackageCard } from './home-package-card.tsx'
import type { HomeSection, SaveSlot } from './home-section.ts'
import type { HomePackage } from './home-view.ts'
import { SectionState } from './section-state.tsx'
import { HOME_TEXTS } from './texts.ts'

const SIZES = '(width > 1200px) 282px, (width > 767px) 30vw, (width > 375px) 45vw, 92vw'

type Props = { specials: HomeSection<HomePackage>; saveButton?: SaveSlot }

export function Specials({ specials, saveButton }: Props) {
  const { title, lead, empty } = HOME_TEXTS.specials
  const head = <SectionHead title={title} lead={lead} />
  if (!specials.ok || specials.value.length === 0) {
    return (
      <section className="wrap section">
        {head}
        <SectionState section={specials} empty={empty} />
      </section>
    )
  }
  return (
    <div className="wrap section">
      <Slider preset="B" label={title} head={head}>
        {specials.value.map((each) => (
          <HomePackageCard key={each.slug} shown={each} sizes={SIZES} saveButton={saveButton} />
        ))}
      </Slider>
    </div>
  )
}
