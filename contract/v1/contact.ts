import { z } from 'zod'
import { isGoodField, normalisePhone, plainName } from '../terms/enquiry-form.ts'
import { VALIDATION } from '../terms/messages.ts'

/** Names, addresses and numbers of people, checked and cleaned as enquiries check them. */
export const PersonName = z
  .string(VALIDATION.name)
  .refine((name) => isGoodField('name', name), VALIDATION.name)
  .transform(plainName)
export const Email = z
  .string(VALIDATION.email)
  .refine((email) => isGoodField('email', email), VALIDATION.email)
  .transform((email) => email.trim())
/** Ten digits, however they are written, or a plus and what another country's number has: the server says whether there is such a one. */
export const ContactNumber = z
  .string(VALIDATION.contactNumber)
  .refine((text) => isGoodField('contactNumber', text), VALIDATION.contactNumber)
  .transform((text) => normalisePhone(text) ?? '')
