import { formatRupees } from '#contract/terms/money.ts'
import { Button } from '#site/ui/button.tsx'
import '#site/shop/price/price-sums.css'
import type { DriveSums } from './package-answer.ts'
import { PACKAGE_TEXTS, vehicleText } from './package-page-texts.ts'
import type { DriveState } from './package-price-state.ts'

/** The vehicles for the party and every sum of their price; or why that is not known yet. Read out when it changes. */
export function PackageBreakdown({ state }: { state: DriveState }) {
  return (
    <div className="price-sums" aria-live="polite" aria-busy={state.kind === 'loading'}>
      {state.kind === 'hint' && <p>{state.message}</p>}
      {state.kind === 'loading' && (
        <p className="price-sums-wait">{state.isSlow ? PACKAGE_TEXTS.stillWorking : PACKAGE_TEXTS.working}</p>
      )}
      {state.kind === 'failed' && (
        <p className="price-sums-failed">
          {state.message}
          {state.retry && (
            <Button kind="outline" size="small" onClick={state.retry}>
              {PACKAGE_TEXTS.retry}
            </Button>
          )}
        </p>
      )}
      {state.kind === 'price' && <Sums price={state.price} />}
    </div>
  )
}

function Sums({ price }: { price: DriveSums }) {
  const { vehicles, carPrice, entryCharges, packageBasePrice, discount, taxAmount, amountPayable } = price
  const lines: [label: string, amount: number][] = [
    [PACKAGE_TEXTS.carPrice, carPrice],
    [PACKAGE_TEXTS.entryCharges, entryCharges],
    [PACKAGE_TEXTS.basePrice, packageBasePrice],
    [PACKAGE_TEXTS.discount, discount === 0 ? 0 : -discount],
    [PACKAGE_TEXTS.taxes, taxAmount],
  ]
  return (
    <dl>
      {vehicles.length > 0 && (
        <div>
          <dt>{PACKAGE_TEXTS.vehicles}</dt>
          <dd className="package-vehicles">{vehicles.map(vehicleText).join(' + ')}</dd>
        </div>
      )}
      {lines.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{PACKAGE_TEXTS.payable}</dt>
        <dd>{formatRupees(amountPayable)}</dd>
      </div>
    </dl>
  )
}
