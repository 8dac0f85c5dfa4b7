import '#site/ui/aside-layout.css'
import type { ReactNode } from 'react'
import { paths } from '#contract/terms/paths.ts'
import '#site/shop/product/product-sections.css'
import { FactList } from '#site/ui/fact-list.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import { STAY_TEXTS } from './details-texts.ts'
import type { HotelReading } from './details-view.ts'
import './hotel-sections.css'
import { RoomTable } from './room-table.tsx'

/** The parts of a hotel's page in order; each is a section and a tab. */
export const HOTEL_PARTS = ['rooms', 'overview', 'location', 'facilities', 'policies', 'reviews'] as const
/** The form of the rooms, which buttons elsewhere on the page send too. */
export const BOOK_FORM = 'book'
type HotelPart = (typeof HOTEL_PARTS)[number]

/** One part under its title. */
function HotelSection({ part, children }: { part: HotelPart; children: ReactNode }) {
  return (
    <section id={part} className={`product-section ${part}`} aria-labelledby={`${part}-title`}>
      <h2 id={`${part}-title`}>{STAY_TEXTS[part]}</h2>
      {children}
    </section>
  )
}

type Props = {
  reading: HotelReading
  map?: ReactNode /** What stands over the table: the stay it is for. */
  stay?: ReactNode
}

/** Everything one reads of a hotel, but the reviews. */
export function HotelSections({ reading, map, stay }: Props) {
  const { html, policy, times, facilities, rooms, bookAction, enquiry } = reading
  return (
    <>
      <HotelSection part="rooms">
        {stay}
        <form id={BOOK_FORM} method="post" action={bookAction} className="stack">
          <RoomTable rooms={rooms} />
          <a href={enquiry}>{STAY_TEXTS.enquire}</a>
        </form>
      </HotelSection>
      <HotelSection part="overview">
        <RichText html={html} />
      </HotelSection>
      <HotelSection part="location">
        <Location reading={reading} map={map} />
      </HotelSection>
      <HotelSection part="facilities">
        <ul className="hotel-facilities">
          {facilities.map(({ name, icon }) => (
            <li key={name}>
              <FacilityIcon icon={icon} />
              {name}
            </li>
          ))}
        </ul>
      </HotelSection>
      <HotelSection part="policies">
        <FactList className="hotel-times" facts={times} />
        <RichText html={policy} />
      </HotelSection>
    </>
  )
}

/** A symbol of a sprite of ours; a provider's picture, or a tick. */
function FacilityIcon({ icon }: { icon: string }) {
  if (icon === '') return <Icon name="check" />
  if (icon.startsWith('/') && icon.includes('#')) {
    return (
      <svg className="icon" aria-hidden="true">
        <use href={icon} />
      </svg>
    )
  }
  return <img src={icon} alt="" width={20} height={20} loading="lazy" />
}

function Location({ reading: { address, phone, nearby, transport }, map }: Pick<Props, 'reading' | 'map'>) {
  return (
    <div className="aside-layout hotel-location">
      <div>
        <h3>{STAY_TEXTS.address}</h3>
        <p>{address}</p>
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </p>
        )}
        {nearby.length > 0 && (
          <>
            <h3>{STAY_TEXTS.nearby}</h3>
            <ul className="hotel-ways">
              {nearby.map(({ id, name, way }) => (
                <li key={name}>
                  {id ? <a href={paths.placeDetails(id)}>{name}</a> : <span>{name}</span>}
                  <span className="soft num">{way}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {transport.length > 0 && (
          <>
            <h3>{STAY_TEXTS.transport}</h3>
            <ul className="hotel-ways">
              {transport.map(({ name, way }) => (
                <li key={name}>
                  <span>{name}</span>
                  <span className="soft num">{way}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {map}
    </div>
  )
}
