import { PRACTICE_NOTICE } from '#contract/terms/practice.ts'
import type { Mail } from './email-sender.ts'

// Mail programs read no style sheets.
const NOTICE = `<p style="margin:0;padding:10px 24px;background:#fbeed6;color:#8a4b00;font-weight:bold">${PRACTICE_NOTICE}</p>`
const START = /<body[^>]*>/

/** The mail with the notice above all it says, in both of its forms. */
export function practiceMail(mail: Mail): Mail {
  const html = START.test(mail.html) ? mail.html.replace(START, (body) => `${body}\n${NOTICE}`) : NOTICE + mail.html
  return { ...mail, text: `${PRACTICE_NOTICE}\n\n${mail.text}`, html }
}
