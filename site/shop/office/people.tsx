import { FactList } from '#site/ui/fact-list.tsx'
import { CARD_WIDEST, Picture } from '#site/ui/picture.tsx'
import type { OfficePeople } from './office-people.ts'
import './people.css'
import { OFFICE_TEXTS } from './texts.ts'

const SIZES = '(width >= 620px) 267px, 40vw'

/** Those whom one deals with, each with a face and what they see to, and by when they answer. */
export function People({ office: { people, promise } }: { office: OfficePeople }) {
  if (people.length === 0) return null
  return (
    <section className="people" aria-labelledby="people">
      <h2 id="people">{OFFICE_TEXTS.people}</h2>
      {promise && <p className="soft small">{promise}</p>}
      <ul>
        {people.map(({ name, role, picture }) => (
          <li key={name}>
            {picture && (
              <div className="plate">
                <Picture picture={picture} alt="" sizes={SIZES} widest={CARD_WIDEST} />
              </div>
            )}
            <b>{name}</b>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Registrations({ office: { registrations } }: { office: OfficePeople }) {
  if (registrations.length === 0) return null
  return (
    <section className="registrations" aria-labelledby="registrations">
      <h2 id="registrations">{OFFICE_TEXTS.registrations}</h2>
      <FactList facts={registrations} />
    </section>
  )
}
