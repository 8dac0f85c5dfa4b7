import { whatsappHref } from '#contract/terms/whatsapp.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'

export type Reach = { phone: string; tel: string; whatsapp: string }

/** How somebody is rung up or written to from a phone; `kept` is the number as it is stored. */
export function reachOf(kept: string, lines: readonly string[] = []): Reach {
  if (kept === '') return { phone: '', tel: '', whatsapp: '' }
  const e164 = kept.startsWith('+') ? kept : `+91${kept}`
  return { phone: phoneText(kept), tel: `tel:${e164}`, whatsapp: whatsappHref(e164, lines) }
}
