import type { SiteHost } from '#contract/v1/site-host.ts'
import { bookDrive } from './book-drive.ts'
import { bookHire } from './book-hire.ts'
import { bookOuting } from './book-outing.ts'
import { bookPackage } from './book-package.ts'
import { bookSeats } from './book-seats.ts'
import { bookStay } from './book-stay.ts'
import type { Wanted } from './features/trip/wanted.ts'

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
