/** Signs that mean something in HTML and XML, spelt as React spells them. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Text for HTML or XML, between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Text for HTML between tags alone, where quotes stay as they are. */
export function escapeBetweenTags(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** The signs that entities stand for: those that `escapeHtml` writes, and numbers; what is none stays. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,5})|#([0-9]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (entity, hex, decimal, name) =>
      name === undefined
        ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
        : (NAMED[name.toLowerCase()] ?? entity),
  )
}

/** The words of some HTML on one line: a space where a tag stood, none before what ends a sentence. */
export function textOfHtml(html: string): string {
  return unescapeHtml(html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
}
