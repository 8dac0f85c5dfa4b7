import { freeCancelWords, nightChargeWords, peakWords } from '#contract/terms/car-words.ts'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import './car-terms.css'
import { HOME_TEXTS } from './home-texts.ts'

/** The terms of every car, beside those that car-words.ts makes of the catalogue's rules. */
const TERM_TEXTS = {
  cancel: 'Plans change with the weather. You get back all that you paid for the car.',
  insideTitle: 'Driver, fuel and tax inside',
  inside: 'The large price is what you pay; the small line under it shows the tax.',
  kmTitle: 'Kilometres said before you pay',
  km: 'A road has one fixed price. By the hour and in packages the km limit and the rate above it stand beside the price.',
  nightTitle: 'Nights and high season',
} as const

const TERMS: { icon: IconName; title: string; text: string }[] = [
  { icon: 'shield', title: freeCancelWords(), text: TERM_TEXTS.cancel },
  { icon: 'success', title: TERM_TEXTS.insideTitle, text: TERM_TEXTS.inside },
  { icon: 'car', title: TERM_TEXTS.kmTitle, text: TERM_TEXTS.km },
  { icon: 'moon', title: TERM_TEXTS.nightTitle, text: `${nightChargeWords()} ${peakWords()}` },
]

/** What a car costs and what it does not, before anything is searched for. */
export function CarTerms() {
  return (
    <section className="wrap car-terms" aria-label={HOME_TEXTS.terms}>
      <ul>
        {TERMS.map(({ icon, title, text }) => (
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
