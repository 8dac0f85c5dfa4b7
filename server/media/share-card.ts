import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a shared link shows: a picture with the page's title set beside it. */
export type ShareCard = { id: string; version: string; title: string }

/** A longer title is no title; its page is shared with the picture alone. */
const TITLE_MAX = 90
/** The plain file of a picture of ours. */
const OWN = /^\/media\/([a-z0-9-]{1,64})-([0-9a-f]{8})-\d{3,4}\.(?:avif|webp)$/
const ADDRESS = /^\/media\/og\/([a-z0-9-]{1,64})-([0-9a-f]{8})\/([\w-]{1,512})\.([\w-]{16})\.jpg$/
const SIGNATURE_LENGTH = 16

/** The address of the card that shows the picture of `mediaLink`; undefined for one from elsewhere, and for a long title. */
export function shareCardOf(mediaLink: string, title: string, secret: string): string | undefined {
  const [, id, version] = OWN.exec(mediaLink) ?? []
  if (id === undefined || version === undefined || title.length > TITLE_MAX) return undefined
  return shareCardPath({ id, version, title }, secret)
}

/** The address of a card. It is signed with `secret`: only titles that our own pages have are ever drawn. */
export function shareCardPath(card: ShareCard, secret: string): string {
  const title = Buffer.from(card.title).toString('base64url')
  return `/media/og/${card.id}-${card.version}/${title}.${signatureOf(card, secret)}.jpg`
}

/** The card at an address that `shareCardPath` has made; undefined for any other. */
export function readShareCard(path: string, secret: string): ShareCard | undefined {
  const [, id = '', version = '', encoded = '', signature = ''] = ADDRESS.exec(path) ?? []
  const card = { id, version, title: Buffer.from(encoded, 'base64url').toString() }
  if (id === '' || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(card, secret)))) return undefined
  return card
}

function signatureOf({ id, version, title }: ShareCard, secret: string): string {
  const words = JSON.stringify(['share card', id, version, title])
  return createHmac('sha256', secret).update(words).digest('base64url').slice(0, SIGNATURE_LENGTH)
}
