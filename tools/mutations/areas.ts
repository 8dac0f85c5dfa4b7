import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'

export const AREAS = ['money', 'stock', 'access', 'limits'] as const
export type Area = (typeof AREAS)[number]

/** Which files decide about what; a file of two areas belongs to the first that names it. */
const FILES: Record<Area, readonly string[]> = {
  limits: [
    'server/limits/*.ts',
    'server/bookings/holds/{hold-limits,holding-limits,network-share}.ts',
    'server/visitors/{code-limits,canonical-mailbox}.ts',
    'server/enquiries/network.ts',
    'server/http/{connections,rate-limit,json-body,read-limited}.ts',
    'contract/terms/{limits,booking-rules,guest-limits}.ts',
  ],
  access: [
    'server/visitors/*.ts',
    'server/bookings/place/{mailbox-token,ask-about-booking}.ts',
    'server/bookings/{store/find-allowed,holds/own-hold,papers/booking-documents}.ts',
    'server/http/{gate,guard,session-cookie,client-address,page-request}.ts',
    'server/quotes/{request-link,write-quote,routes}.ts',
    'server/reviews/write-review.ts',
    'server/adapters/payment/razorpay-signatures.ts',
    'server/settings/secret-key.ts',
  ],
  stock: [
    'server/products/stocks.ts',
    'server/bookings/clock/scheduled-jobs.ts',
    'server/bookings/holds/{make-hold,save-holds,batch-queue,sweep,hold-routes,hold-request}.ts',
    'server/db/claim-units.ts',
    'server/cars/{claim-cars,stock-store}.ts',
    'server/ferries/{claim-seats,own-inventory,locked-sailings,seat-party,ask-operators,roll-sailings}.ts',
    'server/hotels/{claim-nights,roll-nights}.ts',
    'server/water-sports/claim-slots.ts',
    'server/packages/shut-days.ts',
    'contract/terms/ferry-seats.ts',
  ],
  money: [
    'server/bookings/{core,payments,cancel}/*.ts',
    'server/bookings/{papers/planned-view,place/place-booking,price/price-*}.ts',
    'server/products/{cancellation-terms,priced-line}.ts',
    'server/{packages,hotels,cars,ferries,water-sports}/product.ts',
    'server/bookings/store/{apply-event,save,audit,idempotency}.ts',
    'server/adapters/payment/*.ts',
    'server/quotes/*.ts',
    'server/deals/live-deal-sql.ts',
    'server/packages/{rules,price-package,quote-start,pricing-policy,find-plan}.ts',
    'server/cars/{rules,package-rules,price-car-package,quote-*}.ts',
    'server/hotels/{rules,quote-*}.ts',
    'server/ferries/{rules,price-seats,quote-sailing}.ts',
    'server/water-sports/{price-activity,rules}.ts',
    'server/documents/invoice-rules.ts',
    'contract/terms/{money,ferry-fare,car-hire,ages,hotel-stay,refund-texts}.ts',
  ],
}

/** Of the limits, those that say how a page looks and how long a text may be: nobody is held by them. */
const SHOWN_ONLY =
  /_PAGE_SIZE$|_PACKAGES_SIZE$|^(?:HOME|BUDGET|TEASER|REVIEW|VOICES|SIGNATURE|QUOTE_NOTE)_|_LENGTH_M|DURATION/

/** In this order a file is asked for. */
const ORDER: readonly Area[] = ['limits', 'access', 'stock', 'money']

export function areaOf(path: string): Area | undefined {
  return ORDER.find((area) => FILES[area].some((pattern) => matchesGlob(path, pattern)))
}

export function isShownOnly(path: string, name: string): boolean {
  return path === 'contract/terms/limits.ts' && SHOWN_ONLY.test(name)
}

/** What the server and the contract are made of: whatever may be executed on behalf of a file of the four areas. */
export function sourceFiles(root: string): string[] {
  return globSync(['server/**/*.ts', 'contract/**/*.ts'], { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .sort()
}
