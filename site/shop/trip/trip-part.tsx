import type { Fact } from '#site/ui/fact-list.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import './trip-part.css'

/** `tel` is a number as a `tel:` link wants it. */
export type PartFact = Fact & { tel?: string }

export type TripPartView = {
  id: string
  title: string
  /** "Sat 13 to Mon 15 Feb 2027, 2 nights" */
  when: string
  icon: IconName
  picture?: PictureSource
  facts: PartFact[]
  /** Whole sentences or short things, such as what is included. */
  notes: string[]
}

/** The picture at two pixels each. */
const WIDEST = 320

/** A stay, a car or an activity of a trip: where, when, whom to ring, what is included. */
export function TripPart({ part }: { part: TripPartView }) {
  const { id, title, when, icon, picture, facts, notes } = part
  return (
    <article className="trip-part" aria-labelledby={`trip-part-${id}`}>
      {picture ? (
        <Picture picture={picture} sizes="104px" alt="" widest={WIDEST} />
      ) : (
        <span className="trip-part-icon">
          <Icon name={icon} />
        </span>
      )}
      <div>
        <h3 id={`trip-part-${id}`}>{title}</h3>
        <p className="when">{when}</p>
        <dl>
          {facts.map(({ label, text, tel }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{tel ? <a href={`tel:${tel}`}>{text}</a> : text}</dd>
            </div>
          ))}
        </dl>
        {notes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
      </div>
    </article>
  )
}
