import { createHash, hkdfSync } from 'node:crypto'
import type { Traveller } from '#contract/v1/bookings.ts'
import { openText, sealText } from './sealed-text.ts'

/** A traveller as it is stored: of a document only the end is in clear, as it is shown; `idSealed` is the whole number. */
export type StoredTraveller = Traveller & { idSealed?: string | undefined }

export type DocumentKeys = {
  /** Names the key that new numbers are sealed with; the first part of each of them. */
  keyId: string
  seal: (bookingId: string, traveller: Traveller) => StoredTraveller
  /** The number itself; undefined where none of the keys opens it. */
  open: (bookingId: string, traveller: StoredTraveller) => string | undefined
}

const KEY_BYTES = 32
const KEY_ID_LENGTH = 8
/** Of a document so many characters are shown; of a short number fewer, so that most of it stays hidden. */
const SHOWN = 4
const SHORT = 8
const SHOWN_OF_SHORT = 2

/** Seals with the key of `secret`; opens also what was sealed with the key of an older secret. */
export function documentKeys(secret: string, olderSecrets: readonly string[] = []): DocumentKeys {
  const [current, ...older] = [secret, ...olderSecrets].map(keyOf)
  if (current === undefined) throw new Error('There is no secret to seal with')
  return {
    keyId: current.id,
    seal: (bookingId, traveller) => {
      const { idNumber } = traveller
      if (idNumber === undefined) return traveller
      const idSealed = `${current.id}.${sealText(current.key, bookingId, idNumber)}`
      return { ...traveller, idNumber: shownEnd(idNumber), idSealed }
    },
    open: (bookingId, { idNumber, idSealed }) => {
      // Stored before numbers were sealed.
      if (idSealed === undefined) return idNumber
      const [id, sealed = ''] = idSealed.split('.')
      const key = [current, ...older].find((each) => each.id === id)
      return key && openText(key.key, bookingId, sealed)
    },
  }
}

/** "…4567": of a document only its end is shown again. */
export function shownEnd(idNumber: string): string {
  if (idNumber.startsWith('…')) return idNumber
  return `…${idNumber.slice(-(idNumber.length < SHORT ? SHOWN_OF_SHORT : SHOWN))}`
}

/** A key of its own: what it gives away says nothing about the others that are made of the secret. */
function keyOf(secret: string): { id: string; key: Buffer } {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'documents of travellers', KEY_BYTES))
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, KEY_ID_LENGTH) }
}
