import { type RawBuilder, sql } from 'kysely'
import { PRIVACY_NOTICE_VERSION } from '#contract/terms/privacy-notice.ts'

/** What a form told whoever sent it: which form, the version of the sentence beside it and of the privacy page, and when. */
export type Consent = { form: string; notice: string; policy: string | null; at: string }

/** That record, as the value of a column `consent`. */
export function consentTo(form: string): RawBuilder<unknown> {
  return sql`jsonb_build_object('form', ${form}::text, 'notice', ${PRIVACY_NOTICE_VERSION}::text,
    'policy', (select version from site_page where slug = 'privacy-policy'), 'at', app_now())`
}
