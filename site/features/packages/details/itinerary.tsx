import './itinerary.css'
import type { ReactNode } from 'react'
import { Accordion } from '#site/ui/accordion.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import { dayLabel } from '../texts.ts'
import { mealsText } from './details-texts.ts'
import type { DayView } from './details-view.ts'

/** One day open at a time, the first at first; on wide pages the map stays beside the days. Their pictures come late (late-day-pictures.tsx). */
export function Itinerary({ days, map }: { days: DayView[]; map?: ReactNode }) {
  return (
    <>
      {map}
      <Accordion
        name="days"
        firstOpen
        items={days.map((day) => ({
          id: String(day.day),
          lead: dayLabel(day.day),
          title: day.title,
          body: <DayBody day={day} />,
        }))}
      />
    </>
  )
}

function DayBody({ day: { html, meals, overnight, ferry } }: { day: DayView }) {
  return (
    <>
      <RichText html={html} />
      {ferry && (
        <figure>
          {ferry.image !== '' && <img src={ferry.image} alt="" width={960} height={720} loading="lazy" />}
          <figcaption>
            <Icon name="ship" />
            {` ${ferry.name}`}
          </figcaption>
        </figure>
      )}
      <p>{[mealsText(meals), overnight && `Night at ${overnight}.`].filter(Boolean).join(' ')}</p>
    </>
  )
}
