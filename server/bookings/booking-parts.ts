import type { Picture } from '#contract/v1/shapes.ts'
import type { FerryOperator } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { PaymentGateway } from '#server/adapters/payment/payment-gateway.ts'
import type { Db } from '#server/db/db.ts'
import type { PricingPolicy } from '#server/packages/rules.ts'

/** Dependencies of the booking slice. Its clock is the database's. */
export type BookingParts = {
  db: Db
  /** A pool of its own for webhook events, if configured. */
  paymentDb?: Db | undefined
  /** The public origin, without a slash at the end. */
  origin: string
  pricingPolicy: () => PricingPolicy
  /** Hashes the network of a caller. */
  networkKey: (clientAddress: string) => string
  /** Hashes a mailbox in its canonical form. */
  mailboxKey: (mailbox: string) => string
  gateway: PaymentGateway
  /** Operators other than our own inventory; staff book their seats. */
  ferryOperators?: readonly FerryOperator[]
  /** The file of one of our own pictures by its address; undefined where there is none. */
  pictureFile?: ((path: string) => Promise<Uint8Array | undefined>) | undefined
  /** The picture of a vessel, or of any: crossings have no pictures in the catalogue. */
  boatPicture?: ((vesselId: string | undefined) => Pick<Picture, 'mediaLink' | 'alt'> | undefined) | undefined
  log: Log
}
