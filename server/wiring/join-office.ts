import type { Hono } from 'hono'
import type { BookingParts } from '#server/bookings/booking-parts.ts'
import { lineChangeRoutes } from '#server/bookings/change/office-routes.ts'
import { disruptionRoutes } from '#server/bookings/disruption/office-routes.ts'
import { bookingOfficeRoutes } from '#server/bookings/office/routes.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { activityOfficeRoutes } from '#server/office/activities/routes.ts'
import { carOfficeRoutes } from '#server/office/cars/routes.ts'
import { dataRoutes } from '#server/office/data/routes.ts'
import { dealOfficeRoutes } from '#server/office/deals/routes.ts'
import { type EnquiryOfficeParts, enquiryOfficeRoutes } from '#server/office/enquiries/routes.ts'
import { ferryOfficeRoutes } from '#server/office/ferries/routes.ts'
import { type FirstDayParts, firstDayRoutes } from '#server/office/first-day/routes.ts'
import { hotelOfficeRoutes } from '#server/office/hotels/routes.ts'
import { mediaRoutes } from '#server/office/media/routes.ts'
import { numberRoutes } from '#server/office/numbers/routes.ts'
import { type OfficeApi, openOfficeApi } from '#server/office/office-api.ts'
import { type PackageParts, packageOfficeRoutes } from '#server/office/packages/routes.ts'
import { seasonOfficeRoutes } from '#server/office/seasons/routes.ts'
import { settingRoutes } from '#server/office/settings/routes.ts'
import { settlementRoutes } from '#server/office/settlement/routes.ts'
import { type OfficeShell, officeShell } from '#server/office/shell.ts'
import { stockRoutes } from '#server/office/stock/routes.ts'
import { taxRoutes } from '#server/office/tax/routes.ts'
import { textOfficeRoutes } from '#server/office/texts/routes.ts'
import { todayRoutes } from '#server/office/today/routes.ts'
import { tripRoutes } from '#server/office/trips/routes.ts'
import { brandSheetPath } from '#server/pages/brand-sheet.ts'
import { quoteOfficeRoutes } from '#server/quotes/office-routes.ts'
import { lookOf, readStoredLook } from '#server/settings/brand-look.ts'
import { type StaffRouteParts, staffRoutes } from '#server/staff/routes.ts'
import { findSession } from '#server/staff/session.ts'
import { offerFirstOwner } from '#server/staff/sign-in.ts'
import { signInKeys } from '#server/visitors/sign-in-keys.ts'
import { OFFICE_FOLDER } from './built-site.ts'

export type OfficeParts = Pick<OfficeApi, 'db' | 'origin' | 'log'> &
  StaffRouteParts &
  PackageParts &
  EnquiryOfficeParts &
  FirstDayParts &
  Pick<BookingParts, 'gateway' | 'ferryOperators' | 'pictureFile' | 'boatPicture'>

/** Every call under `/api/office`. */
export function joinOffice(parts: OfficeParts): Hono<ApiEnv> {
  const office = openOfficeApi(parts)
  staffRoutes(office, parts)
  bookingOfficeRoutes(office, parts)
  disruptionRoutes(office, parts)
  lineChangeRoutes(office, parts)
  quoteOfficeRoutes(office, parts)
  todayRoutes(office, parts)
  tripRoutes(office, parts)
  enquiryOfficeRoutes(office, parts)
  mediaRoutes(office)
  hotelOfficeRoutes(office, parts)
  packageOfficeRoutes(office, parts)
  ferryOfficeRoutes(office, parts)
  settingRoutes(office)
  carOfficeRoutes(office, parts)
  stockRoutes(office, parts)
  activityOfficeRoutes(office, parts)
  textOfficeRoutes(office, parts)
  dealOfficeRoutes(office, parts)
  seasonOfficeRoutes(office, parts)
  numberRoutes(office, parts)
  taxRoutes(office, parts.now)
  settlementRoutes(office)
  dataRoutes(office, parts)
  firstDayRoutes(office, parts)
  return office.http
}

/** The pages of the office, as the build left them. */
export function officePage({ origin }: Config, db: Db): OfficeShell {
  const findRole = async (headers: Headers) => {
    const session = await findSession(db, headers, origin)
    return session?.step === 'in' ? session.member.role : undefined
  }
  const findBrandSheet = async () => brandSheetPath(lookOf(await readStoredLook(db)))
  return officeShell({ folder: OFFICE_FOLDER, origin, findRole, findBrandSheet })
}

/** A new link for the first owner, while there is none. */
export function firstOwnerLink(
  { origin, secretKeyFallback }: Config,
  db: Db,
  secretKey: string,
): Promise<string | undefined> {
  return offerFirstOwner({ db, origin, keys: signInKeys(secretKey, secretKeyFallback) })
}
