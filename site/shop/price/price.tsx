import { formatRupees } from '#contract/terms/money.ts'
import './price.css'

type Props = { amount: number; struck?: number; unit: string; split?: string; size?: 'card' | 'panel' }

/** Large is what is paid; under it the unit ("per person") and the split ("includes ₹895 taxes per person"). */
export function Price({ amount, struck, unit, split, size = 'card' }: Props) {
  return (
    <p className={`price ${size}`}>
      {struck !== undefined && struck > amount && (
        <s>
          <span className="visually-hidden">was </span>
          {formatRupees(struck)}
        </s>
      )}
      <strong>{formatRupees(amount)}</strong>
      <small>{unit}</small>
      {split && <small>{split}</small>}
    </p>
  )
}
