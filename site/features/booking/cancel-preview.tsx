import { CancelLadder } from '#site/shop/refund/cancel-ladder.tsx'
import { Button } from '#site/ui/button.tsx'
import '#site/shop/price/price-sums.css'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Status } from '#site/ui/status.tsx'
import { INTENT } from './booking-forms.ts'
import type { CancelView } from './cancel-view.ts'

/** Where the keyboard goes when the preview is shown. */
export const PREVIEW_TITLE = 'cancel-preview-title'

const CANCEL_TEXTS = {
  cancelTitle: 'This is what comes back',
  cancelBack: 'You get back',
  cancelKeep: 'We keep',
  cancelPaid: 'You have paid',
  cancelPrice: 'Price of what you cancel',
  cancelCredit: 'Comes off what you still owe',
  cancelLater: 'If you wait',
  cancelPart: 'What you have paid stays with the rest of your booking. What is more than its price comes back.',
  cancelConfirm: 'Yes, cancel and refund',
  cancelConfirmFree: 'Yes, cancel',
  cancelLeave: 'Keep my booking',
} as const

type Props = { reference: string; cancel: CancelView; notice: string | undefined }

/** What cancelling brings, and the button that does it. */
export function CancelPreview({ reference, cancel, notice }: Props) {
  const { quoteId, refund, keep, paid, price, credit, isEmpty, isPart, lines, ladder } = cancel
  return (
    <form method="post" action={`${visitorPaths.booking(reference)}#cancel`} className="booking-form booking-preview">
      <input type="hidden" name={INTENT} value="cancel" />
      <input type="hidden" name="quoteId" value={quoteId} />
      {notice && <Status kind="error">{notice}</Status>}
      <h3 id={PREVIEW_TITLE} tabIndex={-1}>
        {CANCEL_TEXTS.cancelTitle}
      </h3>
      <ul>
        {lines.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <div className="price-sums">
        <dl>
          <Sum label={CANCEL_TEXTS.cancelPaid} amount={paid} />
          {price && <Sum label={CANCEL_TEXTS.cancelPrice} amount={price} />}
          <Sum label={CANCEL_TEXTS.cancelKeep} amount={keep} />
          {credit && <Sum label={CANCEL_TEXTS.cancelCredit} amount={credit} />}
          <div className="total">
            <dt>{CANCEL_TEXTS.cancelBack}</dt>
            <dd>{refund}</dd>
          </div>
        </dl>
      </div>
      {isPart && <p className="small soft">{CANCEL_TEXTS.cancelPart}</p>}
      {ladder.length > 0 && (
        <>
          <h4>{CANCEL_TEXTS.cancelLater}</h4>
          <CancelLadder steps={ladder} />
        </>
      )}
      <div className="row">
        <Button kind="primary" type="submit">
          {isEmpty ? CANCEL_TEXTS.cancelConfirmFree : CANCEL_TEXTS.cancelConfirm}
        </Button>
        <Button kind="outline" href={visitorPaths.booking(reference)} reloadDocument>
          {CANCEL_TEXTS.cancelLeave}
        </Button>
      </div>
    </form>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
