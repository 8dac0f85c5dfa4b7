import { z } from 'zod'
import { LINES_MAX, Line } from '#contract/v1/trip-lines.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'

/** A path of this site: "//other" would leave it. */
const OwnPath = z
  .string()
  .max(2_000)
  .regex(/^\/(?!\/)/)
const Item = z.object({
  line: Line,
  title: z.string().max(300),
  href: OwnPath,
  enquiry: OwnPath,
  seen: z.int().nonnegative().optional(),
})

/** On the server: a trip as a browser posts it; undefined in place of what cannot be read. Nothing of a text that is no trip. */
export function readItems(text: unknown): (TripItem | undefined)[] {
  if (typeof text !== 'string') return []
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return []
    return list.slice(0, LINES_MAX).map((each) => Item.safeParse(each).data)
  } catch {
    // Not JSON: nobody's browser of ours wrote it.
    return []
  }
}
