import type { z } from 'zod'
import type { fetchManifest } from '#contract/office/today.ts'
import { MANIFEST_STYLES, type ManifestStyle } from '#contract/terms/manifest-styles.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import type { DocumentKeys } from '#server/privacy/document-keys.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { csvOf } from '../csv.ts'
import { manifestOf, type Passenger, seatParty } from './manifest.ts'
import { findManifestStyle, listManifestLines, type ManifestLine } from './store.ts'

type Manifest = z.infer<(typeof fetchManifest)['response']>
type Asked = { day: string; sailing: string; style?: ManifestStyle | undefined }

/** The passengers of a sailing in the columns of its carrier. Numbers of passports are opened for it, so it is noted who took it. */
export async function readManifest(
  { db, documents }: { db: Db; documents: DocumentKeys },
  by: Member,
  { day, sailing, style }: Asked,
): Promise<Result<Manifest, ApiRefusal>> {
  const lines = await listManifestLines(db, day, sailing)
  if (lines.length === 0) return fail(notFound('Nobody of ours is on this sailing'))
  const passengers = lines.flatMap((line) => passengersOf(line, documents))
  const used = style ?? styleOf(await findManifestStyle(db, sailing))
  const { columns, rows } = manifestOf(used, passengers)
  await inTransaction(db, (tx) =>
    recordChange(tx, by, {
      ...{ action: 'manifest_taken', subject: 'sailing', subjectId: sailing },
      after: { style: used, passengers: passengers.length },
    }),
  )
  return ok({
    ...{ style: used, columns, rows, missing: passengers.filter(({ name }) => name === '').length },
    ...{ fileName: `manifest-${sailing}.csv`, csv: csvOf(columns, rows) },
  })
}

function styleOf(stored: string | undefined): ManifestStyle {
  return MANIFEST_STYLES.find((each) => each === stored) ?? MANIFEST_STYLES[0]
}

function passengersOf(
  { bookingId, lineId, ref, lead, travellers, crossing }: ManifestLine,
  documents: DocumentKeys,
): Passenger[] {
  const named = travellers
    .filter(({ lineIds }) => lineIds === undefined || lineIds.includes(lineId))
    .map((traveller) => {
      const { name, age, sex, nationality } = traveller
      return { name, age, sex, nationality, passport: documents.open(bookingId, traveller) ?? '' }
    })
  const phone = lead === null ? '' : phoneText(lead.contactNumber)
  return seatParty(named, { ...crossing, ref, phone })
}
