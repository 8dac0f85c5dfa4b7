import type { ReactNode } from 'react'
import { Accordion } from '#site/ui/accordion.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import { mealsText } from './details-texts.ts'
import type { DayView } from './details-view.ts'
import './itinerary.css'

/** One day open at a time, the first at first. */
export function Itinerary({ days, map }: { days: DayView[]; map?: ReactNode }) {
  return (
    <>
      {map}
      <Accordion
        name="days"
        firstOpen
        items={days.map((day) => ({
          id: String(day.day),
          lead: `Day ${day.day}`,
          title: day.title,
          body: <DayBody day={day} />,
        }))}
      />
    </>
  )
}

function DayBody({ day }: { day: DayView }) {
  return (
    <div className="itinerary-day">
      <RichText html={day.html} />
      {day.ferry && (
        <figure>
          {day.ferry.image !== '' && <img src={day.ferry.image} alt="" width={960} height={720} loading="lazy" />}
          <figcaption>
            <Icon name="ship" /> {day.ferry.name}
          </figcaption>
        </figure>
      )}
      <p>{[mealsText(day.meals), day.overnight && `Night at ${day.overnight}.`].filter(Boolean).join(' ')}</p>
    </div>
  )
}
