import '#site/ui/toast.css'
import '#site/ui/box.css'
import './seats-page.css'
import '#site/ui/only-unscripted.css'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { infantsProblem } from '#contract/terms/ferry-labels.ts'
import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import { PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { PartySteppers } from '#site/shop/party/party-steppers.tsx'
import { LEG_NAME } from '#site/shop/trip/plan-legs.ts'
import { Button } from '#site/ui/button.tsx'
import { CloseButton } from '#site/ui/close-button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Status } from '#site/ui/status.tsx'
import { useOwnHeight } from '#site/ui/use-own-height.ts'
import { AskOffice } from './ask-office.tsx'
import { isLarge, partyWords } from './ferry-party.ts'
import type { PlanStep } from './plan/plan-step.ts'
import { SailingHead } from './sailing/sailing-head.tsx'
import type { SailingView } from './sailing/sailing-view.ts'
import { SeatBar, SeatSummary } from './seat-summary.tsx'
import type { CabinView } from './seats/seat-board.ts'
import { type Notice, problemOf } from './seats/seat-rules.ts'
import { SeatTools } from './seats/seat-tools.tsx'
import { SeatsOnBoard } from './seats/seats-on-board.tsx'
import { type Choice, useChoosing } from './seats/use-choosing.ts'
import { SEAT_TEXTS } from './texts.ts'

export type SeatsPageProps = {
  sailing: SailingView
  cabins: readonly CabinView[]
  choice: Choice
  streams: boolean
  infantFare: number
  /** False where the operator gives out the seats itself. */
  choosesSeats: boolean
  /** What a larger group is told. */
  forGroup: string
  /** What was wrong with the party of the address. */
  problems: readonly string[]
  /** Where it is a leg of an island hop. */
  plan?: PlanStep | undefined
  facts: ReactNode
  share: ReactNode
}

/** One dated sailing: who sails, where they sit, what it costs. All of it is one form, which works without script. */
export function SeatsPage({
  sailing,
  cabins,
  choice,
  streams,
  infantFare,
  choosesSeats,
  forGroup,
  problems,
  plan,
  facts,
  share,
}: SeatsPageProps) {
  const { tripId } = sailing
  const chosen = useChoosing({ tripId, cabins, streams, legs: plan?.legs }, choice)
  const { board, now, choose, trouble } = chosen
  // What the address brought is said at the top; what happens here, where the visitor looks.
  const [first] = useState(now.notice)
  const busy = useNavigation().state !== 'idle'
  const action = paths.ferryTrip(tripId)
  const isChosen = choosesSeats && board.cabins.length > 0 && !isLarge(now.party)
  const submit = (event: FormEvent) => {
    const problem = isChosen ? problemOf(now) : infantsProblem(now.party)
    if (problem === undefined) return
    event.preventDefault()
    choose.tell({ kind: 'error', text: problem })
  }
  return (
    <>
      <SailingHead sailing={sailing} position={plan?.position} share={share} />
      <Form
        method="get"
        action={ferryPaths.enquiry(tripId)}
        className="wrap seats-layout"
        onSubmit={submit}
        preventScrollReset={false}
      >
        {plan?.legs.map((leg) => (
          <input key={leg} type="hidden" name={LEG_NAME} value={leg} />
        ))}
        <div>
          {trouble !== undefined && (
            <Status kind="error" {...(trouble === 'gone' ? { retryHref: action } : {})}>
              {trouble === 'gone' ? SEAT_TEXTS.departedWhileOpen : SEAT_TEXTS.stale}
            </Status>
          )}
          {problems.length > 0 && (
            <Status kind="info">
              {problems.map((problem) => (
                <p key={problem}>{/[.!?]$/.test(problem) ? problem : `${problem}.`}</p>
              ))}
            </Status>
          )}
          {first !== undefined && first === now.notice && <Status kind={first.kind}>{first.text}</Status>}
          <PartyFields party={now.party} onParty={choose.change} action={action} />
          {isChosen ? (
            <>
              <SeatTools view={chosen.view} onView={chosen.setView} action={action} />
              <SeatsOnBoard {...chosen} action={action} />
            </>
          ) : (
            <AskOffice cabins={board.cabins} choosesSeats={choosesSeats} forGroup={forGroup} busy={busy} />
          )}
        </div>
        {isChosen && (
          <YourSeats>
            <SeatSummary {...{ board, now, choose, sailing, infantFare, busy, plan }} />
          </YourSeats>
        )}
        {facts}
        {isChosen && <SeatBar {...{ board, now, sailing, infantFare, busy, plan }} />}
        <SeatSaid notice={first === now.notice ? undefined : now.notice} onClose={() => choose.tell(undefined)} />
      </Form>
    </>
  )
}

function YourSeats({ children }: { children: ReactNode }) {
  const aside = useOwnHeight<HTMLElement>()
  return (
    <aside ref={aside} className="box" aria-label={SEAT_TEXTS.yourSeats}>
      {children}
    </aside>
  )
}

/** What just happened to the seats: read out, and shown where a map of twenty rows does not hide it. */
function SeatSaid({ notice, onClose }: { notice: Notice | undefined; onClose: () => void }) {
  return (
    <div className="seat-said" role="status">
      {notice !== undefined && (
        <div className="toast">
          <Icon name={notice.kind === 'error' ? 'alert' : 'success'} />
          <p>{notice.text}</p>
          <CloseButton label={SEAT_TEXTS.close} onClick={onClose} />
        </div>
      )}
    </div>
  )
}

type Props = { party: FerryParty; onParty: (party: FerryParty) => void; action: string }

/** Who sails, to be changed in place; without script a button asks the page again. */
function PartyFields({ party, onParty, action }: Props) {
  return (
    <details className="ferry-party">
      <summary>
        {partyWords(party)} <span>Change</span>
      </summary>
      <fieldset>
        <legend className="visually-hidden">{SEAT_TEXTS.whoTravels}</legend>
        <PartySteppers
          counts={{ adults: party.adults, children: party.children, infants: party.infants }}
          texts={SEAT_TEXTS}
          leastAdults={1}
          most={PARTY_COUNT_MAX}
          onCount={(name, count) => onParty({ ...party, [name]: count })}
        />
        <Button kind="outline" size="small" type="submit" formAction={action} className="only-unscripted">
          {SEAT_TEXTS.update}
        </Button>
      </fieldset>
    </details>
  )
}
