import './car-terms.css'
import './car-rates.css'
import { freeCancelText } from '#contract/terms/car-texts.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { Price } from '#site/shop/price/price.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import type { CarRatesView } from './car-rates-loader.ts'
import type { DestinationView } from './destinations-loader.ts'
import type { CarSectionsView } from './home-loader.ts'
import { HOME_TEXTS } from './home-texts.ts'
import type { CarQuestion } from './questions-loader.ts'
import { TopCars } from './top-cars.tsx'

const SIZES = '(width >= 900px) 501px, (width >= 560px) 80vw, min(139vw, 533px)'

/** What the cars' front page only draws; a part that nothing is known of is left out. */
export function CarSections({ surcharges, packages, destinations, rates, questions }: CarSectionsView) {
  return (
    <>
      {surcharges !== undefined && <CarTerms surcharges={surcharges} />}
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

/** The terms of every car, beside those that car-texts.ts makes of what the office has set. */
const TERM_TEXTS = {
  cancel: 'Plans change with the weather. You get back all that you paid for the car.',
  insideTitle: 'Driver, fuel and tax inside',
  inside: 'The large price is what you pay; the small line under it shows the tax.',
  kmTitle: 'Kilometres said before you pay',
  km: 'A road has one fixed price. By the hour and in packages the km limit and the rate above it stand beside the price.',
  nightTitle: 'Nights and high season',
} as const

const TERMS: { icon: IconName; title: string; text: string }[] = [
  { icon: 'shield', title: freeCancelText(), text: TERM_TEXTS.cancel },
  { icon: 'success', title: TERM_TEXTS.insideTitle, text: TERM_TEXTS.inside },
  { icon: 'car', title: TERM_TEXTS.kmTitle, text: TERM_TEXTS.km },
]

/** What a car costs and what it does not, before anything is searched for. */
function CarTerms({ surcharges }: { surcharges: string }) {
  const night = { icon: 'moon' as const, title: TERM_TEXTS.nightTitle, text: surcharges }
  const terms = surcharges === '' ? TERMS : [...TERMS, night]
  return (
    <section className="wrap car-terms" aria-label={HOME_TEXTS.terms}>
      <ul>
        {terms.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each car with its room and what a usual hire of it costs, the km limit and the rate above it. */
function CarRates({ rates }: { rates: readonly CarRatesView[] }) {
  return (
    <>
      <SectionHead title={HOME_TEXTS.rates} lead={HOME_TEXTS.ratesLead(rates[0]?.hire ?? '')} />
      {rates.map(({ type, href, cars }) => (
        <section key={type} className="car-rates">
          <div className="row">
            <h3>{type}</h3>
            <Button kind="quiet" size="small" href={href}>
              {HOME_TEXTS.seeHours(type)}
            </Button>
          </div>
          <ul>
            {cars.map(({ id, name, picture, room, price, split, above }) => (
              <li key={id}>
                {picture && (
                  <div className="plate">
                    <Picture picture={picture} alt="" sizes="120px" widest={480} />
                  </div>
                )}
                <div>
                  <h4>{name}</h4>
                  <p>{room}</p>
                  {above !== undefined && <p className="fine soft">{above}</p>}
                </div>
                <Price amount={price} unit={HOME_TEXTS.paid} split={split} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
