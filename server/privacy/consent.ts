import { type RawBuilder, sql } from 'kysely'
import { PRIVACY_NOTICE_VERSION } from '#contract/terms/privacy-notice.ts'

/** The value of a column `consent`: the form, the versions of its privacy notice and of the privacy page, and the time. */
export function consentTo(form: string): RawBuilder<unknown> {
  return sql`jsonb_build_object('form', ${form}::text, 'notice', ${PRIVACY_NOTICE_VERSION}::text,
    'policy', (select version from site_page where slug = 'privacy-policy'), 'at', app_now())`
}
