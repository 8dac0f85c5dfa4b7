import { readEnquiry } from '#contract/terms/enquiry-form.ts'
import { ENQUIRY_WINDOW_MINUTES } from '#contract/terms/limits.ts'
import type { EnquiryQuestion } from '#contract/v1/enquiries.ts'

/** What is kept of an enquiry: the words as typed, in one spelling of the same characters. */
export type EnquiryContent = {
  subject: EnquiryQuestion['enquiryFor']
  packageId: string | null
  name: string
  email: string
  contactNumber: string
  adultCount: number
  childCount: number
  childAges: number[] | null
  travelDate: string | null
  message: string | null
  aboutId: string | null
  aboutDetail: string | null
}

export function contentOf(question: EnquiryQuestion): EnquiryContent {
  const valid = readEnquiry(question)
  return {
    subject: question.enquiryFor,
    packageId: question.travelpackageId ?? null,
    name: cleanText(valid.name),
    email: cleanText(valid.email),
    contactNumber: valid.contactNumber,
    adultCount: valid.adult,
    childCount: valid.child,
    childAges: question.childAges ?? null,
    travelDate: question.travelDate ?? null,
    message: cleanText(question.message ?? '') || null,
    aboutId: question.about?.id ?? null,
    aboutDetail: cleanText(question.about?.detail ?? '') || null,
  }
}

/** One who writes: the network and the contact, an e-mail address in any case with a mobile number. */
export function senderOf(content: EnquiryContent, network: string): string {
  return JSON.stringify([network, content.email.toLowerCase(), content.contactNumber])
}

export function windowStart(now: Date): Date {
  return new Date(now.getTime() - ENQUIRY_WINDOW_MINUTES * 60_000)
}

/** Whole seconds until the oldest counted enquiry leaves the window; at least one. */
export function secondsUntilFree(oldest: Date, now: Date): number {
  const freeAt = oldest.getTime() + ENQUIRY_WINDOW_MINUTES * 60_000
  return Math.max(1, Math.ceil((freeAt - now.getTime()) / 1_000))
}

/** Takes out what no database text can hold and no keyboard types; line ends become one kind. */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
