import { createHmac, timingSafeEqual } from 'node:crypto'
import sharp from 'sharp'
import { PICTURE_VERSION } from '#contract/terms/pictures.ts'
import { variantOf } from './variant.ts'

/** Enough for paper held in the hand, and small enough for a mail. */
const QUALITY = 70

/** What a shared link shows: a picture with the page's title set beside it. */
export type ShareCard = { id: string; version: string; title: string }

/** A longer title is no title; its page is shared with the picture alone. */
const TITLE_MAX = 90
const ADDRESS = new RegExp(
  `^/media/og/([a-z0-9-]{1,64})-(${PICTURE_VERSION})/([\\w%+!~*'()-]{1,900})\\.([\\w-]{16})\\.jpg$`,
)
const SIGNATURE_LENGTH = 16

/** The address of the card that shows the picture of `mediaLink`; undefined for one from elsewhere, and for a long title. */
export function shareCardOf(mediaLink: string, title: string, secret: string): string | undefined {
  const picture = variantOf(mediaLink)
  if (picture === undefined || title.length > TITLE_MAX) return undefined
  return shareCardPath({ id: picture.id, version: picture.version, title }, secret)
}

/** The address of a card. It is signed with `secret`: only titles that our own pages have are ever drawn. */
export function shareCardPath(card: ShareCard, secret: string): string {
  const title = inAddress(card.title)
  return `/media/og/${card.id}-${card.version}/${title}.${signatureOf(card, secret)}.jpg`
}

/** The card at an address that `shareCardPath` has made with one of the secrets; undefined for any other. */
export function readShareCard(path: string, ...secrets: (string | undefined)[]): ShareCard | undefined {
  const [, id = '', version = '', encoded = '', signature = ''] = ADDRESS.exec(path) ?? []
  const card = { id, version, title: outOfAddress(encoded) }
  const isRight = (secret: string) => timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(card, secret)))
  return id !== '' && secrets.some((secret) => secret !== undefined && isRight(secret)) ? card : undefined
}

/** In words that the page has already said, which pack to next to nothing. A full stop ends the title. */
function inAddress(title: string): string {
  return encodeURIComponent(title).replaceAll('%20', '+').replaceAll('.', '%2E')
}

function outOfAddress(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('+', '%20'))
  } catch {
    return ''
  }
}

function signatureOf({ id, version, title }: ShareCard, secret: string): string {
  const words = JSON.stringify(['share card', id, version, title])
  return createHmac('sha256', secret).update(words).digest('base64url').slice(0, SIGNATURE_LENGTH)
}

/** One of our own pictures cropped to so many pixels, as the JPEG that documents hold. */
export function smallJpeg(picture: Uint8Array, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
