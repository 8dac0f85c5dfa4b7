/**
 * A conversation on WhatsApp with a number (E.164), or with whoever the visitor chooses there where it is empty; `lines` is
 * what the message begins with. A plain link: nothing is asked of them before it is pressed.
 */
export function whatsappHref(e164: string, lines: readonly string[] = []): string {
  const text = lines.filter((line) => line !== '').join('\n')
  return `https://wa.me/${e164.replace(/\D/g, '')}${text === '' ? '' : `?text=${encoded(text)}`}`
}

/** What a query may hold as it is stays so: an address then squeezes with the same one elsewhere on the page. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2F', '/').replaceAll('%2C', ',')
}
