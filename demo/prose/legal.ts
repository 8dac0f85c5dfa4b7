import { cookiePolicy } from './legal/cookie-policy.ts'
import { paymentPolicy } from './legal/payment-policy.ts'
import { privacyPolicy } from './legal/privacy-policy.ts'
import { refundPolicy } from './legal/refund-policy.ts'
import { termsAndConditions } from './legal/terms-and-conditions.ts'
import { websiteUsagePolicy } from './legal/website-usage-policy.ts'
import type { LegalPage } from './legal-page.ts'

/** The six legal pages, in the order of the footer. */
export const legalPages: LegalPage[] = [
  privacyPolicy,
  termsAndConditions,
  refundPolicy,
  paymentPolicy,
  cookiePolicy,
  websiteUsagePolicy,
]
