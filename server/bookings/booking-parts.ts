import type { Picture } from '#contract/v1/shapes.ts'
import type { FerryOperator } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { PaymentGateway } from '#server/adapters/payment/payment-gateway.ts'
import type { Db } from '#server/db/db.ts'
import type { PricingPolicy } from '#server/packages/rules.ts'

/** What booking needs of the rest of the server. Its clock is the database's, so there is none here. */
export type BookingParts = {
  db: Db
  /** Connections for the news of payments alone, where there are any. */
  paymentDb?: Db | undefined
  /** The public origin, without a slash at the end. */
  origin: string
  pricingPolicy: () => PricingPolicy
  /** Hashes the network of a caller. */
  networkKey: (clientAddress: string) => string
  /** Hashes a mailbox in its canonical form. */
  mailboxKey: (mailbox: string) => string
  gateway: PaymentGateway
  /** Operators beside our own inventory: their seats are booked by the office. */
  ferryOperators?: readonly FerryOperator[]
  /** The file of one of our own pictures by its address; undefined where there is none. */
  pictureFile?: ((path: string) => Promise<Uint8Array | undefined>) | undefined
  /** The picture of a vessel, or of some vessel: crossings have none in the catalogue. */
  boatPicture?: ((vesselId: string | undefined) => Pick<Picture, 'mediaLink' | 'alt'> | undefined) | undefined
  log: Log
}
