import type { SiteHost } from '#contract/v1/site-host.ts'
import { bookDrive } from './features/cars/package/book-drive.ts'
import { bookHire } from './features/cars/results/book-hire.ts'
import { bookSeats } from './features/ferry-seats/book-seats.ts'
import { bookStay } from './features/hotels/details/book-stay.ts'
import { bookPackage } from './features/packages/booking/book-package.ts'
import { bookOuting } from './features/water-sports/outing/book-outing.ts'
import type { Wanted } from './shop/book/wanted.ts'

type Reader = (host: SiteHost, id: string, fields: URLSearchParams) => Promise<Wanted>

/** What can be booked from its own page, by the last part of the address its panel posts to. */
const READERS: Record<string, Reader> = {
  package: bookPackage,
  hotel: bookStay,
  ferry: bookSeats,
  car: bookHire,
  'car-package': bookDrive,
  activity: bookOuting,
}

/** On the server: what a posted panel asks for. The product is named in the address, everything else in the fields. */
export async function readWanted(host: SiteHost, kind: string, fields: URLSearchParams): Promise<Wanted> {
  const reader = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined
  return reader === undefined ? { kind: 'missing' } : reader(host, fields.get('id') ?? '', fields)
}
