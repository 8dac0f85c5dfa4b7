import { useEffect, useState } from 'react'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import './panel-account.css'
import { comingCount, PANEL_TEXTS, signedInAs } from './texts.ts'

/** Asked when the panel opens: kept pages are the same for everyone. */
const ME = '/api/v1/me'

type Me = { email?: string; openBookings: number; hold?: { id: string } }

/** Who is signed in, and the way to their bookings; for the side panel. */
export function PanelAccount({ open }: { open: boolean }) {
  const me = useMe(open)
  return (
    <section className="panel-account">
      <h3>{PANEL_TEXTS.title}</h3>
      {me?.email && <p>{signedInAs(me.email)}</p>}
      <ul>
        {me?.hold && (
          <li>
            <Link to={visitorPaths.checkout(me.hold.id)}>
              <Icon name="clock" />
              {PANEL_TEXTS.hold}
            </Link>
          </li>
        )}
        <li>
          <Link to={visitorPaths.myBookings}>
            <Icon name="ticket" />
            {PANEL_TEXTS.myBookings}
            {me !== undefined && me.openBookings > 0 && <small>{comingCount(me.openBookings)}</small>}
          </Link>
        </li>
        {!me?.email && (
          <li>
            <Link to={visitorPaths.signIn}>
              <Icon name="user" />
              {PANEL_TEXTS.signIn}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Undefined until the answer is there, and where there is none: the links lead on without it. */
function useMe(open: boolean): Me | undefined {
  const [me, setMe] = useState<Me>()
  useEffect(() => {
    if (!open) return
    const abort = new AbortController()
    fetch(ME, { signal: abort.signal, headers: { accept: 'application/json' } })
      .then((response) => response.json())
      // Our own call: its answer is of this type.
      .then((answer: { me?: Me }) => setMe(answer.me))
      .catch(() => undefined)
    return () => abort.abort()
  }, [open])
  return me
}
