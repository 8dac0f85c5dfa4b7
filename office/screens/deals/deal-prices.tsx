import { type DealPrice, previewDeal } from '#contract/office/deals.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Asked } from '../../call.ts'
import { Note } from '../../ui/refused.tsx'
import '../texts/texts.css'
import { useOfficeBody } from '../texts/use-office-body.ts'
import { offWords } from './off-inputs.tsx'

type Props = { asked: NonNullable<Asked<typeof previewDeal>['body']> }

/** What products would cost with a deal, and which other deals they have on its days. */
export function DealPrices({ asked }: Props) {
  const isWhole =
    asked.scopeIds.length > 0 &&
    (asked.percent ?? asked.amount ?? 0) > 0 &&
    asked.from !== '' &&
    asked.until >= asked.from
  const { answer, failure } = useOfficeBody(previewDeal, asked, isWhole)
  if (!isWhole)
    return <p className="hint">With a product, what is taken off and days you see here what travellers pay.</p>
  if (failure) return <Note kind="warn">{failure.message}</Note>
  return (
    <section aria-label="What travellers pay" aria-live="polite">
      <ul className="plain deal-prices">
        {answer?.prices.map((price) => (
          <OnePrice key={price.scopeId} price={price} />
        ))}
      </ul>
    </section>
  )
}

function OnePrice({ price }: { price: DealPrice }) {
  const { name, unit, before, after, couple, others } = price
  const larger = others.filter(({ takesMore }) => takesMore)
  return (
    <li>
      <b>{name}</b>
      {before === 0 ? (
        'It has no price yet.'
      ) : (
        <>
          <del className="num">{formatRupees(before)}</del> <span className="num">{formatRupees(after)}</span> {unit}
        </>
      )}
      {couple && (
        <small>
          A couple pays {formatRupees(couple.after)} in place of {formatRupees(couple.before)} in the regular season.
        </small>
      )}
      {others.length > 0 && (
        <Note kind={larger.length > 0 ? 'warn' : 'info'}>
          {others
            .map((each) => `${each.label}, ${offWords(each)}, ${formatDay(each.from)} to ${formatDay(each.until)}`)
            .join('; ')}
          .{' '}
          {larger.length > 0
            ? 'While it runs, that one counts alone.'
            : 'While both run, this one counts alone, as it takes more off.'}
        </Note>
      )}
    </li>
  )
}
