import '#site/ui/lines.css'
import '#site/ui/box.css'
import './place-facts.css'
import type { PlaceFact } from './place-view.ts'
import { PLACE_TEXTS } from './texts.ts'

type Props = { facts: PlaceFact[]; goodFor: string[]; checked?: string }

/** What to know before going, with how old and how sure it is. */
export function PlaceFacts({ facts, goodFor, checked }: Props) {
  if (facts.length === 0 && goodFor.length === 0) return null
  return (
    <section className="box place-facts">
      <h2>{PLACE_TEXTS.facts}</h2>
      <dl className="lines">
        {facts.map(({ label, lines, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {note && <p className={lines.length > 0 ? 'soft' : undefined}>{note}</p>}
            </dd>
          </div>
        ))}
        {goodFor.length > 0 && (
          <div>
            <dt>{PLACE_TEXTS.goodFor}</dt>
            <dd className="place-good-for">
              {goodFor.map((each) => (
                <span key={each}>{each}</span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {checked && <p className="place-checked">{checked}</p>}
    </section>
  )
}
