import { sql } from 'kysely'
import type { CarSurcharges } from '#contract/terms/car-surcharges.ts'
import { type OfficeFigures, USUAL_FIGURES } from '#contract/terms/office-figures.ts'
import { INITIAL_SHARES_SETTING, initialSharesOf } from '#server/bookings/core/initial-shares.ts'
import { HOLDING_LIMITS_SETTING, holdingLimitsOf } from '#server/bookings/holds/holding-limits.ts'
import type { Db } from '#server/db/db.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'
import { carSurchargesSql } from './car-surcharges.ts'
import { PICKUP_LEAD_SETTING, pickupLeadOf } from './pickup-lead.ts'

/** Taxes that a text names, percent of the price before tax; rooms by the night's own price. */
export type TaxFigures = { car: number; ferry: number; room: { fromPrice: number; percent: number }[] }
export type Figures = OfficeFigures & { taxes: TaxFigures }

/** Every figure that the office has set, as it stands, with the taxes of today in India. */
export async function readFigures(db: Db): Promise<Figures> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select key, value from setting where key in (${HOLDING_LIMITS_SETTING}, ${INITIAL_SHARES_SETTING}, ${PICKUP_LEAD_SETTING})
    union all select 'car_surcharges', ${carSurchargesSql()}
    union all
    select 'taxes', coalesce(jsonb_agg(jsonb_build_object('item', item, 'fromPrice', from_price, 'percent', percent) order by from_price), '[]')
      from tax_rate rate
     where from_date = (select max(from_date) from tax_rate other
                         where other.item = rate.item and from_date <= ${TODAY_IN_INDIA})`.execute(db)
  const settings = new Map(rows.map(({ key, value }) => [key, value]))
  // The statement above makes this list.
  const taxes = (settings.get('taxes') ?? []) as { item: string; fromPrice: number; percent: number }[]
  // The statement above makes this record.
  const carSurcharges = settings.get('car_surcharges') as CarSurcharges
  return { ...figuresOf(settings), carSurcharges, taxes: taxesOf(taxes) }
}

function figuresOf(settings: ReadonlyMap<string, unknown>): OfficeFigures {
  const limits = holdingLimitsOf(settings.get(HOLDING_LIMITS_SETTING))
  const shares = initialSharesOf(settings.get(INITIAL_SHARES_SETTING))
  return {
    ...USUAL_FIGURES,
    ...{ holdMinutes: limits.holdMinutes, payMinutes: limits.payMinutes, holdMinutesMax: limits.holdMinutesMax },
    ...{ visitorHolds: limits.visitorHolds, visitorSeats: limits.visitorSeats, seatHoldsADay: limits.seatHoldsADay },
    packagePercent: shares.package,
    hotelPercent: shares.hotel,
    carPercent: shares.car,
    activityPercent: shares.activity,
    ferryPercent: shares.ferry,
    packageInFull: shares.packageInFull,
    pickupLeadMinutes: pickupLeadOf(settings.get(PICKUP_LEAD_SETTING)),
  }
}

function taxesOf(rates: readonly { item: string; fromPrice: number; percent: number }[]): TaxFigures {
  const percentOf = (item: string) => rates.find((rate) => rate.item === item)?.percent ?? 0
  const room = rates
    .filter(({ item }) => item === 'hotel_night')
    .map(({ fromPrice, percent }) => ({ fromPrice, percent }))
  return { car: percentOf('car_hire'), ferry: percentOf('ferry'), room }
}
