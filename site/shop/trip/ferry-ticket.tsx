import './ferry-ticket.css'
import { type Fact, FactList } from '#site/ui/fact-list.tsx'
import { Icon } from '#site/ui/icon.tsx'

export type FerryTicketView = {
  id: string
  /** "Sat 13 Feb 2027" */
  day: string
  /** "MV Tideline Meridian, Tideline Ferries" */
  vessel: string
  from: { time: string; jetty: string; town: string }
  to: { time: string; jetty: string; town: string }
  facts: Fact[]
  /** What the counter wants to see. */
  show: string
}

/** One crossing as it is read on the pier: from where, when to be there, and what to show. */
export function FerryTicket({ ticket }: { ticket: FerryTicketView }) {
  const { id, day, vessel, from, to, facts, show } = ticket
  return (
    <article className="ferry-ticket" aria-labelledby={`ticket-${id}`}>
      <h3 id={`ticket-${id}`}>
        {day}
        <small>{vessel}</small>
      </h3>
      <div className="ports">
        <p>
          <span className="visually-hidden">From </span>
          <b>{from.time}</b> {from.jetty}
          <small>{from.town}</small>
        </p>
        <Icon name="arrow" />
        <p>
          <span className="visually-hidden">to </span>
          <b>{to.time}</b> {to.jetty}
          <small>{to.town}</small>
        </p>
      </div>
      <FactList facts={facts} />
      <p className="show">To show: {show}</p>
    </article>
  )
}
