import { useState } from 'react'
import { useParams } from 'react-router'
import { type Disruption, fetchDisruption } from '#contract/office/disruptions.ts'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Progress, Stat, Stats } from '../../ui/figures.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { whenLabel } from '../../when.ts'
import { CloseDesk } from './close-desk.tsx'
import { Party } from './party.tsx'
import { Settle } from './settle.tsx'
import { isUnsettled } from './states.ts'
import { Write } from './write.tsx'
import './disruption.css'

/** The desk is read anew so often while it is looked at (ours). */
const RENEW_MS = 15_000

/** Everybody whom one disruption hits, until all are settled. */
export function Desk() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useOffice(fetchDisruption, { id }, { everyMs: RENEW_MS })
  const [isClosing, setIsClosing] = useState(false)
  const may = useMay('disruption.settle')
  const off = data?.disruption
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (off === undefined) return <Skeleton lines={12} />
  const isOpen = off.closedAt === null
  return (
    <>
      <PageHead
        title={off.title}
        badges={<Badge kind={isOpen ? 'warn' : 'plain'}>{isOpen ? 'Open' : 'Closed'}</Badge>}
        about={`${off.reason} Off sale since ${whenLabel(off.openedAt)}, by ${off.by}.`}
        help="disruption"
        actions={isOpen && may && <Button onClick={() => setIsClosing(true)}>Close the desk</Button>}
      />
      <div className="stack">
        <Clock off={off} />
        <Parties key={off.id} off={off} may={may && isOpen} />
      </div>
      <CloseDesk off={off} open={isClosing} onClose={() => setIsClosing(false)} />
    </>
  )
}

/** How far it is, and who has not answered. */
function Clock({ off: { parties } }: { off: Disruption }) {
  const open = parties.filter(isUnsettled)
  const count = (state: string) => parties.filter((each) => each.state === state).length
  const late = parties.filter(({ isLate }) => isLate).length
  if (parties.length === 0) return <Note kind="good">Nobody has booked it: there is nothing to settle.</Note>
  return (
    <section className="stack" aria-label="How far it is">
      <Stats>
        <Stat label="To settle" value={open.length} />
        <Stat
          label="No answer yet"
          value={count('offered')}
          {...(late > 0 ? { note: `${late} late`, tone: 'down' } : {})}
        />
        <Stat label="Rebooked" value={count('rebooked')} />
        <Stat label="Paid back" value={count('refunded')} />
      </Stats>
      <Progress
        label="Settled"
        value={parties.length - open.length}
        max={parties.length}
        words={`${parties.length - open.length} of ${parties.length}`}
      />
    </section>
  )
}

type Doing = { what: 'settle' | 'write'; ids: string[] }

function Parties({ off, may }: { off: Disruption; may: boolean }) {
  const open = off.parties.filter(isUnsettled)
  const [chosen, setChosen] = useState<string[]>([])
  const [doing, setDoing] = useState<Doing>()
  const ids = open.map(({ id }) => id).filter((id) => chosen.includes(id))
  const all = ids.length === 0 ? open.map(({ id }) => id) : ids
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const done = () => {
    setDoing(undefined)
    setChosen([])
  }
  const words = ids.length === 0 ? `all ${all.length}` : String(ids.length)
  return (
    <>
      {may && open.length > 0 && (
        <div className="disruption-bulk" role="toolbar" aria-label="For several parties">
          <Button kind="primary" icon="swap" onClick={() => setDoing({ what: 'settle', ids: all })}>
            Settle {words}
          </Button>
          <Button icon="mail" onClick={() => setDoing({ what: 'write', ids: all })}>
            Write to {words}
          </Button>
          {ids.length > 0 && (
            <Button kind="quiet" onClick={() => setChosen([])}>
              Clear
            </Button>
          )}
        </div>
      )}
      <ul className="disruption-parties" aria-label="Parties">
        {off.parties.map((party) => (
          <Party
            key={party.id}
            party={party}
            isNamed={off.title.includes(party.title)}
            {...(may && isUnsettled(party)
              ? {
                  isChosen: chosen.includes(party.id),
                  onChoose: () => toggle(party.id),
                  onSettle: () => setDoing({ what: 'settle', ids: [party.id] }),
                  onWrite: () => setDoing({ what: 'write', ids: [party.id] }),
                }
              : {})}
          />
        ))}
      </ul>
      <Settle off={off} ids={doing?.what === 'settle' ? doing.ids : undefined} onClose={done} />
      <Write off={off} ids={doing?.what === 'write' ? doing.ids : undefined} onClose={done} />
      <Messages messages={off.messages} />
    </>
  )
}

function Messages({ messages }: Pick<Disruption, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <section className="panel" aria-labelledby="written">
      <h2 id="written">Written to travellers</h2>
      <ul className="disruption-messages">
        {messages.map(({ at, by, subject, parties }) => (
          <li key={at}>
            <b>{subject}</b> to {parties}, {whenLabel(at)}, {by}
          </li>
        ))}
      </ul>
    </section>
  )
}
