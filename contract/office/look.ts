import { z } from 'zod'
import { ACCENT } from '../terms/accent.ts'
import { Id } from '../v1/shapes.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

/** The operator's own colour and logo; null where the site has those that it comes with. */
export const LookFields = z.strictObject({
  accent: z
    .string()
    .trim()
    .toLowerCase()
    .regex(ACCENT, 'Please enter a colour as # and six digits, such as #0b6e78')
    .nullable(),
  /** A picture that was sent to the office. */
  logo: Id.nullable(),
})
export type LookFields = z.infer<typeof LookFields>

export const OfficeLook = z.object({
  ...LookFields.shape,
  logoUrl: z.string().nullable(),
  /** The sheet that gives pages this colour and logo. */
  sheetUrl: z.string().nullable(),
  version: z.string(),
})
export type OfficeLook = z.infer<typeof OfficeLook>

const Look = z.object({ look: OfficeLook })

export const fetchLook = officeEndpoint({
  operation: 'settings.read',
  method: 'GET',
  path: '/settings/look',
  summary: "The operator's own colour and logo",
  query: NoQuery,
  body: NoBody,
  response: Look,
})

export const saveLook = officeEndpoint({
  operation: 'settings.change',
  method: 'PATCH',
  path: '/settings/look',
  summary: 'Colour and logo of pages, mails, papers and the office: on every page within a second',
  query: NoQuery,
  body: LookFields.extend({ version: z.string().max(40) }),
  response: Look,
  refusals: ['invalid', 'changed'],
})
