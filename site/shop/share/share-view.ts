import { whatsappHref } from '#contract/terms/whatsapp.ts'

/** A thing by its name, with its day and party where they are known, and the address that shows it. */
export type Shared = { name: string; facts?: string; url: string }

/** `send` writes to whomever the visitor chooses, by WhatsApp or, with `isMail`, by mail; `ask` to our office. */
export type ShareView = { send: string; isMail?: true; ask?: string }

/**
 * The ready texts. What our office has no WhatsApp for leads to no WhatsApp at all.
 *
 * Who is told what: the page of a product is everybody's, so its address goes to both. The address of a quote or of a shared
 * trip opens it for whoever has it: its visitor passes it on as they like, yet the office is told its number alone (`asked`),
 * for a chat is kept by others than us. A booking opens for its own visitor only, its address names the reference and those of
 * our mails hold a token: none of them is in any text. Others are told what the trip is called and when it is, the office the
 * reference. Names of travellers are in no text.
 */
export function shareView(office: string | undefined, shared: Shared, asked = askedLines(shared)): ShareView {
  const { name, facts = '', url } = shared
  const lines = [name, facts, url]
  if (office === undefined) return { send: mailHref(name, lines), isMail: true }
  return { send: whatsappHref('', lines), ask: whatsappHref(office, asked) }
}

function askedLines({ name, facts = '', url }: Shared): string[] {
  return [questionAbout(name), facts, url]
}

export function questionAbout(name: string): string {
  return `Hello, I have a question about ${name}.`
}

function mailHref(subject: string, lines: readonly string[]): string {
  const body = lines.filter((line) => line !== '').join('\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
