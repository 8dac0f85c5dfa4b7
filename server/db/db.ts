import type { Kysely, Transaction } from 'kysely'
import type { BookingTables } from './tables-bookings.ts'
import type { CarTables } from './tables-cars.ts'
import type { CatalogueTables } from './tables-catalogue.ts'
import type { ContentTables, SearchTables } from './tables-content.ts'
import type { HotelTables } from './tables-hotels.ts'
import type { OperationTables, VisitorTables } from './tables-operations.ts'

export type Tables = CatalogueTables &
  OperationTables &
  ContentTables &
  SearchTables &
  ReviewTables &
  HotelTables &
  WaterSportTables &
  CarTables &
  FerryTables &
  BookingTables &
  StaffTables &
  UploadTables &
  SandboxTables &
  VisitorTables

import type { WaterSportTables } from './tables-catalogue.ts'
import type { ReviewTables } from './tables-content.ts'
import type { FerryTables } from './tables-ferries.ts'
import type { SandboxTables } from './tables-operations.ts'
import type { StaffTables } from './tables-staff.ts'
import type { UploadTables } from './tables-uploads.ts'

/** Reads, and writes of one statement. */
export type Db = Kysely<Tables>
/** The handle of an open transaction; everything inside one must use it, the embedded pool holds a single connection. */
export type Tx = Transaction<Tables>

/** An open database. `fsync`: a commit is on the disk before it is acknowledged; measured when opening. */
export type Database = {
  db: Db
  /** The same with connections of its own, for work that must not wait for visitors; absent where there is only one. */
  urgent?: Db
  kind: 'postgres' | 'embedded'
  durability: 'fsync' | 'process_only'
  /** Calls `hear` when any process notifies the channel. */
  listen: (channel: string, hear: () => void) => { stop(): Promise<void> }
  /** Copies the database into a new folder; only where it is in a folder itself. */
  copyTo?: (folder: string) => Promise<void>
  /** Of this process, now. */
  connections: () => { used: number; idle: number; waiting: number }
  close(): Promise<void>
}
