import { priceOfficeTrip, type WishStart } from '#contract/office/trips.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { LINES_MAX, type Line } from '#contract/v1/trip-lines.ts'
import type { Answer } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { whenLabel } from '../../when.ts'
import { KIND_OPTIONS } from './kinds.ts'
import { LineFinder } from './line-finder.tsx'
import './trip-builder.css'

type Trip = Answer<typeof priceOfficeTrip>['trip']

export type TripDraft = {
  lines: readonly Line[]
  setLines: (lines: readonly Line[]) => void
  /** The prices of these lines; undefined while they are asked for. */
  trip: Trip | undefined
  failure: string | undefined
  /** Whether every line can be had at the prices that are shown. */
  isReady: boolean
}

/** What a trip costs now; asked anew at each change. */
export function useTripDraft(lines: readonly Line[], setLines: TripDraft['setLines']): TripDraft {
  const isFilled = lines.length > 0
  const body = { lines: [...lines] }
  const { data, error, isPlaceholderData } = useOffice(priceOfficeTrip, {}, { enabled: isFilled, body })
  const trip = isFilled && !isPlaceholderData ? data?.trip : undefined
  return {
    ...{ lines, setLines, trip, failure: isFilled ? error?.failure.message : undefined },
    isReady: trip !== undefined && trip.problems.length === 0,
  }
}

/** A trip that the office puts together: its parts with their prices, the sum and what is due, and a picker of further parts. */
export function TripBuilder({ draft, start }: { draft: TripDraft; start: WishStart }) {
  const { lines, setLines, trip, failure } = draft
  return (
    <div className="stack trip-builder">
      {lines.length === 0 ? (
        <p className="hint">Nothing is in the trip yet: choose a product and a day below.</p>
      ) : (
        <section aria-label="The trip" aria-busy={trip === undefined && failure === undefined}>
          <ol className="trip-lines">
            {keyed(lines).map(({ line, index, key }) => (
              <DraftLine
                key={key}
                {...{ line, trip, index }}
                onRemove={() => setLines(lines.filter((_, each) => each !== index))}
              />
            ))}
          </ol>
          {failure !== undefined && <Refused message={failure} />}
          {trip !== undefined && <Sums trip={trip} />}
        </section>
      )}
      {lines.length < LINES_MAX && <LineFinder start={start} onAdd={(line) => setLines([...lines, line])} />}
    </div>
  )
}

/** The same thing may stand there twice. */
function keyed(lines: readonly Line[]) {
  const texts = lines.map((line) => JSON.stringify(line))
  return lines.map((line, index) => {
    const before = texts.slice(0, index).filter((text) => text === texts[index]).length
    return { line, index, key: `${texts[index]} ${before}` }
  })
}

type LineProps = { line: Line; trip: Trip | undefined; index: number; onRemove: () => void }

function DraftLine({ line, trip, index, onRemove }: LineProps) {
  const priced = trip?.lines[index]
  const problem = trip?.problems.find((each) => each.line === index)?.message
  const kind = line.kind === 'car' && line.hire === 'package' ? 'drive' : line.kind
  const title = priced?.title ?? KIND_OPTIONS.find(({ value }) => value === kind)?.label ?? kind
  return (
    <li>
      <div>
        <b>{title}</b>
        {priced && <small>{whenText(priced)}</small>}
        {priced && <small>{partText(priced)}</small>}
        {problem !== undefined && <Refused message={problem} />}
        {trip === undefined && <Skeleton lines={1} />}
      </div>
      <span className="num">{priced ? formatRupees(priced.price.amountPayable) : ''}</span>
      <Button kind="quiet" icon="bin" onClick={onRemove} aria-label={`Take out ${title}`}>
        Take out
      </Button>
    </li>
  )
}

type Priced = NonNullable<Trip['lines'][number]>

function whenText(line: Priced): string {
  if (line.kind === 'hotel') return `${formatDay(line.checkIn)} to ${formatDay(line.checkOut)}`
  return line.kind === 'package' ? `From ${formatDay(line.startDate)}` : whenLabel(line.startsAt)
}

/** What of it was chosen beside the day. */
const PARTS = ['Seat', 'Seats', 'Travellers', 'Guests', 'Rooms', 'Room', 'Passengers', 'Infants on a lap']

function partText({ details }: Priced): string {
  return details.flatMap(({ label, text }) => (PARTS.includes(label) ? [`${label}: ${text}`] : [])).join(' · ')
}

function Sums({ trip: { total, initial, warnings } }: { trip: Trip }) {
  const rest = initial === undefined ? 0 : total.amountPayable - initial.amount
  return (
    <>
      <dl className="trip-sums" aria-label="What it comes to">
        <div>
          <dt>Together, taxes inside</dt>
          <dd className="num">{formatRupees(total.amountPayable)}</dd>
        </div>
        <div>
          <dt>Due with the booking</dt>
          <dd className="num">{formatRupees(initial?.amount ?? total.amountPayable)}</dd>
        </div>
        {initial !== undefined && rest > 0 && (
          <div>
            <dt>Due by {formatDay(initial.balanceDate)}</dt>
            <dd className="num">{formatRupees(rest)}</dd>
          </div>
        )}
      </dl>
      {warnings.map((warning) => (
        <Note key={warning} kind="warn">
          {warning}
        </Note>
      ))}
    </>
  )
}
