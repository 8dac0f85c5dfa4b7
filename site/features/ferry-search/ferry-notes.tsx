import type { ReactNode } from 'react'
import { paths } from '#contract/terms/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import './ferry-notes.css'

type Props = { isMonsoon: boolean; map?: ReactNode }

/** What to know before one sails. Drawn once: nobody operates it. */
export function FerryNotes({ isMonsoon, map }: Props) {
  return (
    <section className="ferry-notes" aria-labelledby="ferry-notes">
      <h2 id="ferry-notes">Before you sail</h2>
      {map && <div className="ferry-map">{map}</div>}
      <ul>
        <li>
          <h3>
            <Icon name="ticket" /> Bring a photo ID
          </h3>
          <p>
            Everyone shows a photo ID at check-in, children too. The name on the ticket must be the name on the ID.
            Visitors from abroad bring their passport.
          </p>
        </li>
        <li>
          <h3>
            <Icon name="waves" /> Weather decides
          </h3>
          <p>
            {isMonsoon && 'From mid May to September fewer boats sail, and changes on the same morning are common. '}
            The port and the master may cancel a boat for wind and waves. Do not put the last ferry and your flight home
            on one day.
          </p>
        </li>
        <li>
          <h3>
            <Icon name="shield" /> If plans change
          </h3>
          <p>
            When the operator cancels, you choose between all your money back and another sailing. When you cancel, the{' '}
            <Link to={paths.policy('refund-policy')}>refund policy</Link> says what comes back.
          </p>
        </li>
      </ul>
    </section>
  )
}
