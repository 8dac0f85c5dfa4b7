import { paths, withQuery } from '#site/paths.ts'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { Button } from '#site/ui/button.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { CarRates } from './car-rates.tsx'
import { CarTerms } from './car-terms.tsx'
import type { DestinationView } from './destinations-loader.ts'
import type { CarSectionsView } from './home-loader.ts'
import { HOME_TEXTS } from './home-texts.ts'
import type { CarQuestion } from './questions-loader.ts'
import { TopCars } from './top-cars.tsx'

const SIZES = '(width >= 900px) 501px, (width >= 560px) 80vw, min(139vw, 533px)'

/** What the cars' front page only draws; a part that nothing is known of is left out. */
export function CarSections({ terms = false, packages, destinations, rates, questions }: CarSectionsView) {
  return (
    <>
      {terms && <CarTerms />}
      {packages && (
        <TopCars
          className="grid-4"
          cars={packages}
          title={HOME_TEXTS.packages}
          lead={HOME_TEXTS.packagesLead}
          more={
            <Button kind="outline" size="small" href={withQuery(paths.deals, { kind: 'car' })}>
              {HOME_TEXTS.morePackages}
            </Button>
          }
          retryHref={paths.carRental}
        />
      )}
      {destinations && destinations.length > 0 && <Destinations destinations={destinations} />}
      {rates && rates.length > 0 && (
        <section className="wrap section">
          <CarRates rates={rates} />
        </section>
      )}
      {questions && questions.length > 0 && <Questions questions={questions} />}
    </>
  )
}

function Destinations({ destinations }: { destinations: readonly DestinationView[] }) {
  return (
    <section className="wrap section">
      <SectionHead title={HOME_TEXTS.destinations} lead={HOME_TEXTS.destinationsLead} />
      <ul className="grid-4 slide car-destinations">
        {destinations.map(({ id, ...card }) => (
          <li key={id}>
            <PlaceCard {...card} title={card.name} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The browser's own details, one open at a time. */
function Questions({ questions }: { questions: readonly CarQuestion[] }) {
  return (
    <section className="wrap section">
      <SectionHead title={HOME_TEXTS.questions} />
      <div className="accordion car-questions">
        {questions.map(({ id, question, html }) => (
          <details key={id} name="car-questions">
            <summary>{question}</summary>
            <div className="accordion-body">
              <RichText html={html} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
