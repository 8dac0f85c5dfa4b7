import { z } from 'zod'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

export const fetchSiteNames = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/site-names',
  summary: 'The names in braces that texts of the site may have, and what each becomes now',
  query: NoQuery,
  body: NoBody,
  response: z.object({ names: z.array(z.object({ name: z.string(), becomes: z.string() })) }),
})
