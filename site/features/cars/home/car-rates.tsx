import { Price } from '#site/shop/price/price.tsx'
import { Button } from '#site/ui/button.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import './car-rates.css'
import type { CarRatesView } from './car-rates-loader.ts'
import { HOME_TEXTS } from './home-texts.ts'

/** Each car with its room and what a usual hire of it costs, the km limit and the rate above it. */
export function CarRates({ rates }: { rates: readonly CarRatesView[] }) {
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
