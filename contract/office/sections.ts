import { z } from 'zod'

/** As much as a text of the site may have (ours). */
export const TEXT_MOST = { sections: 40, columns: 8, rows: 60, html: 20_000 } as const

const Cell = z.string().trim().max(400)

/** A part of a text under its own heading. `id` is its anchor on the page; empty for a new one, whose heading makes it. */
export const Section = z.strictObject({
  id: z
    .string()
    .max(120)
    .regex(/^[a-z0-9-]*$/, 'Unknown part'),
  heading: z.string().trim().min(1, 'Please give the part a heading').max(160),
  html: z.string().trim().max(TEXT_MOST.html),
  table: z
    .strictObject({
      columns: z.array(Cell).min(1).max(TEXT_MOST.columns),
      rows: z.array(z.array(Cell).max(TEXT_MOST.columns)).max(TEXT_MOST.rows),
    })
    .nullable(),
})
export type Section = z.infer<typeof Section>
export const Sections = z.array(Section).max(TEXT_MOST.sections)

/** What a record was when it was read: sent back with a change, so that nobody overwrites what somebody else has saved. */
export const Version = z.string().max(60)
export const Named = z.object({ id: z.string(), name: z.string() })
export const Title = z.string().trim().min(1, 'Please enter a title').max(160)
export const Html = z.string().trim().max(TEXT_MOST.html)
