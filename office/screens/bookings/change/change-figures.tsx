import type { LineChangePreview } from '#contract/office/line-changes.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Note, Refused } from '../../../ui/refused.tsx'
import { LongTextBox } from '../../../ui/text-boxes.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { whenLabel } from '../../../when.ts'
import { gatewayLabel } from '../states.ts'
import type { Preview } from './use-preview.ts'

type Props = {
  previewed: Preview
  note: string
  onNote: (note: string) => void
  busy: boolean
  refusal: string | undefined
  onConfirm: () => void
}

/** What the change comes to, before it is made. */
export function ChangeFigures({ previewed, note, onNote, busy, refusal, onConfirm }: Props) {
  const { preview, failure, isPending } = previewed
  return (
    <aside className="panel what-it-comes-to" aria-labelledby="comes-to" aria-live="polite">
      <h2 id="comes-to">What it comes to</h2>
      {refusal !== undefined && <Refused message={refusal} />}
      {failure !== undefined && <Refused message={failure.message} onRetry={previewed.again} />}
      {isPending && <Skeleton lines={5} />}
      {!isPending && failure === undefined && preview === undefined && (
        <p>Choose what it is to be, and the difference stands here.</p>
      )}
      {preview !== undefined && (
        <>
          <Sides preview={preview} />
          <Figures preview={preview} />
          <Terms preview={preview} />
          <LongTextBox
            label="A sentence for the traveller"
            hint="It stands in the mail about the change."
            optional
            rows={2}
            maxLength={300}
            value={note}
            onChange={onNote}
          />
          <Button kind="primary" wide busy={busy} onClick={onConfirm}>
            {deedText(preview)}
          </Button>
          <p className="quiet-words">{mailText(preview)}</p>
        </>
      )}
    </aside>
  )
}

type OfPreview = { preview: LineChangePreview }

function Sides({ preview: { was, now } }: OfPreview) {
  return (
    <dl className="sides">
      {[
        { head: 'Before', side: was },
        { head: 'From now on', side: now },
      ].map(({ head, side }) => (
        <div key={head}>
          <dt>{head}</dt>
          <dd>
            <b>{whenLabel(side.startsAt)}</b>
            <br />
            {side.title}
            {seatsOf(side) !== '' && (
              <>
                <br />
                {seatsOf(side)}
              </>
            )}
          </dd>
          <dd className="num">{formatRupees(side.price.amountPayable)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** As they are marked on board, where the line says so. */
function seatsOf({ details }: LineChangePreview['was']): string {
  return details
    .filter(({ label }) => label === 'Seat' || label === 'Seats')
    .map(({ text }) => text)
    .join(', ')
}

function Figures({ preview }: OfPreview) {
  const { difference, paid, refund, back, due, dueBefore, balanceDay, lapses } = preview
  const rows: [string, string][] = [
    ['Difference', differenceText(difference)],
    ['Paid so far', formatRupees(paid)],
    ...(dueBefore > 0 || due > 0
      ? ([['Due', `${formatRupees(due)}, before ${formatRupees(dueBefore)}`]] as const)
      : []),
    ...(refund > 0 ? ([['Goes back', formatRupees(refund)]] as const) : []),
  ].map(([head, text]) => [head ?? '', text ?? ''])
  return (
    <>
      <dl className="sums">
        {rows.map(([head, text]) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
      {refund > 0 && (
        <p>
          It goes back by the way it came:{' '}
          {back
            .map(
              ({ amount, gateway, isByHand }) =>
                `${formatRupees(amount)} ${isByHand ? 'by hand' : gatewayLabel(gateway)}`,
            )
            .join(', ')}
          .
        </p>
      )}
      {balanceDay !== null && (
        <Note kind={lapses ? 'warn' : 'info'}>
          {formatRupees(due)} is due by {formatDay(balanceDay)}.{' '}
          {lapses
            ? 'If it is not paid by the end of the day after, the booking is cancelled by the terms.'
            : 'The trip is too near for the booking to be cancelled over it: please see that it is paid.'}
        </Note>
      )}
    </>
  )
}

function differenceText(difference: number): string {
  if (difference === 0) return 'none'
  return `${difference > 0 ? '+' : '−'} ${formatRupees(Math.abs(difference))}`
}

function Terms({ preview: { cancellation } }: OfPreview) {
  return (
    <details>
      <summary>If it is cancelled after this</summary>
      {cancellation.length === 0 ? (
        <p>Nothing comes back.</p>
      ) : (
        <ul>
          {cancellation.map(({ until, refundPercent, refund }) => (
            <li key={until}>
              Until {whenLabel(until)}: {refundPercent} %, {formatRupees(refund)}
            </li>
          ))}
          <li>Later: nothing</li>
        </ul>
      )}
    </details>
  )
}

function deedText({ difference, refund }: LineChangePreview): string {
  if (refund > 0) return `Change it and pay back ${formatRupees(refund)}`
  if (difference > 0) return `Change it for ${formatRupees(difference)} more`
  return difference < 0 ? `Change it for ${formatRupees(-difference)} less` : 'Change it'
}

function mailText({ mailTo, due }: LineChangePreview): string {
  if (mailTo === '') return 'The seats, rooms or cars of before are free for others at once.'
  return `${mailTo} is mailed the change with the new papers${due > 0 ? ' and the link to pay' : ''}. What it had before is free for others at once.`
}
