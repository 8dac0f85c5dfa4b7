import { paths } from '#contract/terms/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import './place-links.css'

/** The places of a product; `id` is empty where a place has no page. */
export function PlaceLinks({ places }: { places: readonly { id: string; name: string }[] }) {
  return (
    <ul className="place-links">
      {places.map(({ id, name }) => (
        <li key={`${id} ${name}`}>
          <Icon name="pin" />
          {id === '' ? (
            name
          ) : (
            <a href={paths.placeDetails(id)} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
