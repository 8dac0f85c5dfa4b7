import { PRACTICE_NOTICE } from '#contract/terms/practice.ts'
import sheet from './practice-notice.css?url&no-inline'

const NOTICE = `<link rel="stylesheet" href="${sheet}"/><aside class="practice-notice" aria-label="Practice">${PRACTICE_NOTICE}</aside>`

/**
 * The page with the notice above all else. It is no part of what the browser's own code draws, which passes over what it does not know
 * in the body: so the notice costs no page any script, and stays for the whole visit.
 */
export function withPracticeNotice(html: string): string {
  return html.replace(/<body[^>]*>/, (body) => body + NOTICE)
}
