import { z } from 'zod'
import { Html } from './shapes.ts'

/** A part of a text under its own heading; `id` is its anchor on the page. */
export const ReadingSection = z.object({
  id: z.string(),
  heading: z.string(),
  html: Html,
  /** After the text; cells are plain text, the first of a row names it. */
  table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
})
export type ReadingSection = z.infer<typeof ReadingSection>
