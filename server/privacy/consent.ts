import { type RawBuilder, sql } from 'kysely'
import { PRIVACY_NOTICE_VERSION } from '#contract/terms/privacy-notice.ts'

/** What a form told whoever sent it, as the value of a column `consent`: which form, the version of the sentence beside it and of the privacy page, and when. */
export function consentTo(form: string): RawBuilder<unknown> {
  return sql`jsonb_build_object('form', ${form}::text, 'notice', ${PRIVACY_NOTICE_VERSION}::text,
    'policy', (select version from site_page where slug = 'privacy-policy'), 'at', app_now())`
}
