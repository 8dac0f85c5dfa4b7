import { createHash } from 'node:crypto'
import type { BrandFields, FigureFields, OfficeSettings, RateFields } from '#contract/office/settings.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { readPhone } from '#server/adapters/phone/phone-number.ts'
import { INITIAL_SHARES_SETTING, initialSharesOf } from '#server/bookings/core/initial-shares.ts'
import { HOLDING_LIMITS_SETTING, holdingLimitsOf } from '#server/bookings/holds/holding-limits.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { readBrand, writeBrand } from '#server/settings/brand.ts'
import { CURRENCY_RATES_SETTING, storedRatesOf } from '#server/settings/currency-rates.ts'
import { PICKUP_LEAD_SETTING, pickupLeadOf } from '#server/settings/pickup-lead.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { deleteSetting, lockSettings, readSettings, saveSetting } from './store.ts'

type Changed = Promise<Result<OfficeSettings, ApiRefusal>>
/** `version`: of the part as it was seen. */
type Seen<Fields> = { version: string; fields: Fields }

const VERSION_LENGTH = 16

export async function readOfficeSettings(db: Db): Promise<OfficeSettings> {
  const brand = await readBrand(db)
  if (brand === undefined) throw new Error('The settings hold no brand record')
  const found = await readSettings(db, [
    HOLDING_LIMITS_SETTING,
    INITIAL_SHARES_SETTING,
    PICKUP_LEAD_SETTING,
    CURRENCY_RATES_SETTING,
  ])
  const parts = {
    brand: brandFields(brand),
    figures: figuresOf(found),
    currencyRates: storedRatesOf(found.get(CURRENCY_RATES_SETTING)) ?? null,
  }
  const { brand: names, figures, currencyRates } = parts
  return {
    ...parts,
    versions: { brand: versionOf(names), figures: versionOf(figures), currencyRates: versionOf(currencyRates) },
  }
}

/** What reads the same is the same version, whoever has saved it. */
function versionOf(part: object | null): string {
  return createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, VERSION_LENGTH)
}

function brandFields(brand: Brand): BrandFields {
  const {
    location: _,
    people: __,
    look: ___,
    phones,
    whatsapp,
    officeHours,
    supportHours,
    registrations = [],
    ...rest
  } = brand
  return {
    ...{ ...rest, registrations },
    ...{ officeHours: officeHours.text, supportHours: supportHours.text, whatsapp: whatsapp?.text ?? null },
    phones: phones.map(({ label, text }) => ({ label, text })),
  }
}

function figuresOf(found: ReadonlyMap<string, unknown>): FigureFields {
  const limits = holdingLimitsOf(found.get(HOLDING_LIMITS_SETTING))
  const shares = initialSharesOf(found.get(INITIAL_SHARES_SETTING))
  return {
    ...{ holdMinutes: limits.holdMinutes, payMinutes: limits.payMinutes, holdMinutesMax: limits.holdMinutesMax },
    ...{ packagePercent: shares.package, hotelPercent: shares.hotel, carPercent: shares.car },
    ...{ activityPercent: shares.activity, ferryPercent: shares.ferry, packageInFull: shares.packageInFull },
    pickupLeadMinutes: pickupLeadOf(found.get(PICKUP_LEAD_SETTING)),
  }
}

/** What pages say of the office; where it stands and who works there stay as they are. */
export function changeBrand(db: Db, member: Member, { version, fields }: Seen<BrandFields>): Changed {
  return changed(db, member, { part: 'brand', version }, async (tx) => {
    const old = await readBrand(tx)
    const phones = fields.phones.map(({ label, text }) => ({ label, text, e164: linkNumber(text) }))
    const wrong = phones.findIndex(({ e164 }) => e164 === undefined)
    if (wrong >= 0)
      return invalid(`phones.${wrong}.text`, 'Please enter a telephone with its country code, such as +91 3192 200 011')
    const whatsapp = fields.whatsapp === null ? null : linkNumber(fields.whatsapp)
    if (whatsapp === undefined)
      return invalid('whatsapp', 'Please enter a telephone with its country code, such as +91 3192 200 011')
    const { officeHours, supportHours, whatsapp: _, phones: __, ...rest } = fields
    await writeBrand(tx, {
      ...(old?.location === undefined ? {} : { location: old.location }),
      ...(old?.people === undefined ? {} : { people: old.people }),
      ...rest,
      phones: phones.map((phone) => ({ ...phone, e164: phone.e164 ?? '' })),
      ...(whatsapp === null ? {} : { whatsapp: { label: 'WhatsApp', text: fields.whatsapp ?? '', e164: whatsapp } }),
      officeHours: { label: old?.officeHours.label ?? 'Office', text: officeHours },
      supportHours: { label: old?.supportHours.label ?? 'Customer support', text: supportHours },
    })
    return undefined
  })
}

export function changeFigures(db: Db, member: Member, { version, fields }: Seen<FigureFields>): Changed {
  return changed(db, member, { part: 'figures', version }, async (tx) => {
    const found = await readSettings(tx, [HOLDING_LIMITS_SETTING])
    const { holdMinutes, payMinutes, holdMinutesMax, pickupLeadMinutes, packageInFull } = fields
    const limits = holdingLimitsOf(found.get(HOLDING_LIMITS_SETTING))
    await saveSetting(tx, HOLDING_LIMITS_SETTING, { ...limits, holdMinutes, payMinutes, holdMinutesMax })
    const { packagePercent, hotelPercent, carPercent, activityPercent, ferryPercent } = fields
    await saveSetting(tx, INITIAL_SHARES_SETTING, {
      ...{
        package: packagePercent,
        hotel: hotelPercent,
        car: carPercent,
        activity: activityPercent,
        ferry: ferryPercent,
      },
      packageInFull,
    })
    await saveSetting(tx, PICKUP_LEAD_SETTING, pickupLeadMinutes)
    return undefined
  })
}

export function changeRates(db: Db, member: Member, { version, fields: { asOf, rates } }: Seen<RateFields>): Changed {
  return changed(db, member, { part: 'currencyRates', version }, async (tx) => {
    const known = new Set(Intl.supportedValuesOf('currency'))
    const unknown = rates.findIndex(({ code }) => code === 'INR' || !known.has(code))
    if (unknown >= 0) return invalid(`rates.${unknown}.code`, 'There is no such currency')
    if (rates.length === 0) await deleteSetting(tx, CURRENCY_RATES_SETTING)
    else
      await saveSetting(tx, CURRENCY_RATES_SETTING, {
        ...{ asOf, rates: Object.fromEntries(rates.map(({ code, rupees }) => [code, rupees])) },
      })
    return undefined
  })
}

/** A number of India is kept without its country; a link wants it. */
function linkNumber(text: string): string | undefined {
  const kept = readPhone(text)
  return kept === undefined || kept.startsWith('+') ? kept : `+91${kept}`
}

/** As the audit names them. */
const SUBJECTS = { brand: 'brand', figures: 'figures', currencyRates: 'currency_rates' } as const
type Part = keyof typeof SUBJECTS

/** Runs a change of the part that was seen, and writes down what it made of the settings. */
function changed(
  db: Db,
  member: Member,
  { part, version }: { part: Part; version: string },
  change: (tx: Tx) => Promise<ApiRefusal | undefined>,
): Changed {
  const partOf = ({ brand, figures, currencyRates }: OfficeSettings): Record<string, unknown> =>
    ({ brand, figures, currencyRates: { rates: currencyRates } })[part]
  return inTransaction(db, async (tx) => {
    await lockSettings(tx)
    const before = await readOfficeSettings(tx)
    if (before.versions[part] !== version)
      return fail(changedMeanwhile('part of the settings', { ...before[part], version: before.versions[part] }))
    const refusal = await change(tx)
    if (refusal !== undefined) return fail(refusal)
    const after = await readOfficeSettings(tx)
    await recordChange(tx, member, {
      ...{ action: 'changed', subject: 'setting', subjectId: SUBJECTS[part] },
      ...{ before: partOf(before), after: partOf(after) },
    })
    return ok(after)
  })
}
