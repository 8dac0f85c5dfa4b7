import { counted } from '#contract/terms/counted.ts'
import { textOfHtml } from '#contract/terms/html-text.ts'
import { TEASER_LENGTH } from '#contract/terms/limits.ts'
import { formatRupees, perPersonRate } from '#contract/terms/money.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PartProps } from './editor-part.ts'
import './public-card.css'

/** Places that the card of one package names at most (ours). */
const PLACES = 3

/** The card as lists of the site show it, with what is being typed. */
export function PublicCard({ editor, options, pictures }: PartProps) {
  const { name, days, listRate, placeIds, pictureIds, descriptionHtml } = editor.entered
  const [first] = pictureIds.flatMap((id) => pictures.pictureOf(id) ?? [])
  const places = placeIds.flatMap((id) => options?.places.find((place) => place.id === id)?.name ?? [])
  const more = places.length > PLACES ? ` and ${places.length - PLACES} more` : ''
  const teaser = textOfHtml(descriptionHtml)
  return (
    <section className="preview">
      <h2>As visitors see it</h2>
      <article className="public-card">
        {first ? (
          <img src={first.thumbUrl} alt={first.alt} />
        ) : (
          <span className="no-picture">
            <Icon name="sun" />
          </span>
        )}
        <h3>{name || 'No name yet'}</h3>
        {places.length > 0 && (
          <p className="where">
            <Icon name="pin" />
            <span>{`${places.slice(0, PLACES).join(', ')}${more}`}</span>
          </p>
        )}
        {teaser && <p>{teaser.length > TEASER_LENGTH ? `${teaser.slice(0, TEASER_LENGTH).trimEnd()}…` : teaser}</p>}
        <div className="foot">
          <span>
            {counted(days.length - 1, 'night')} {counted(days.length, 'day')}
          </span>
          <span>
            <strong>{formatRupees(perPersonRate(listRate))}</strong>
            <small>per person, taxes inside</small>
          </span>
        </div>
      </article>
    </section>
  )
}
