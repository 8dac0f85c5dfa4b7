import { z } from 'zod'
import { Id, RecordId } from '../v1/shapes.ts'
import { ListQuery, listOf } from './lists.ts'
import { EmptyBody, NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

/** Characters of a subject, and of a reply or note. */
const SUBJECT_MAX = 150
const TEXT_MAX = 6_000
export const Subject = z
  .string()
  .trim()
  .min(1, 'Please enter a subject')
  .max(SUBJECT_MAX, `At most ${SUBJECT_MAX} characters`)
  .regex(/^[^\r\n]*$/, 'A subject is one line')
export const Text = z.string().trim().min(1, 'Please write something').max(TEXT_MAX, `At most ${TEXT_MAX} characters`)

export const ReplyTemplate = z.object({ id: RecordId, name: z.string(), subject: z.string(), text: z.string() })
export type ReplyTemplate = z.infer<typeof ReplyTemplate>
const TemplateFields = {
  name: z.string().trim().min(1, 'Please enter a name').max(80),
  subject: Subject,
  text: Text,
}

export const listTemplates = officeEndpoint({
  operation: 'enquiries.read',
  method: 'GET',
  path: '/reply-templates',
  summary: 'What replies begin with, and the names that are filled in',
  query: ListQuery,
  body: NoBody,
  response: listOf(ReplyTemplate).extend({ variables: z.array(z.object({ name: z.string(), is: z.string() })) }),
})

export const fetchReplyNames = officeEndpoint({
  operation: 'enquiries.answer',
  method: 'GET',
  path: '/enquiries/{id}/reply-names',
  summary: 'What each name in braces becomes in a reply to this enquiry',
  query: z.strictObject({ id: z.string().regex(/^\d{1,18}$/, 'Unknown id') }),
  body: NoBody,
  response: z.object({ values: z.record(z.string(), z.string()) }),
  refusals: ['not_found'],
})

export const addTemplate = officeEndpoint({
  operation: 'enquiries.answer',
  method: 'POST',
  path: '/reply-templates',
  summary: 'A template more',
  query: NoQuery,
  body: z.strictObject(TemplateFields),
  response: z.object({ template: ReplyTemplate }),
  success: 201,
  refusals: ['too_many'],
})

export const changeTemplate = officeEndpoint({
  operation: 'enquiries.answer',
  method: 'PATCH',
  path: '/reply-templates/{id}',
  summary: 'Other words of a template',
  query: z.strictObject({ id: Id }),
  body: z.strictObject(TemplateFields),
  response: z.object({ template: ReplyTemplate }),
  refusals: ['not_found'],
})

export const removeTemplate = officeEndpoint({
  operation: 'enquiries.answer',
  method: 'POST',
  path: '/reply-templates/{id}/remove',
  summary: 'Takes a template away',
  query: z.strictObject({ id: Id }),
  body: EmptyBody,
  response: z.object({}),
  refusals: ['not_found'],
})
