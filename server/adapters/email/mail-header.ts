import { readFileSync } from 'node:fs'
import type { MailAttachment } from './email-sender.ts'

/** Under this name a mail's words show the strip above them. */
export const HEADER_CID = 'header@padauk'

/**
 * A dawn sea with the leaf boat, shown at half its size. The PNG is made of the SVG beside it:
 * `sharp('mail-header.svg').png({ palette: true, colours: 24, compressionLevel: 9, effort: 10, dither: 0 })`.
 */
const PICTURE = readFileSync(new URL('mail-header.png', import.meta.url))

/** What goes along with a mail because its words show it; nothing that the traveller would save. */
export function inlinePictures(html: string): (MailAttachment & { cid: string; contentDisposition: 'inline' })[] {
  if (!html.includes(`cid:${HEADER_CID}`)) return []
  return [
    {
      filename: 'header.png',
      contentType: 'image/png',
      content: PICTURE,
      cid: HEADER_CID,
      contentDisposition: 'inline',
    },
  ]
}
