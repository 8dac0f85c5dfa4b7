import sanitizeHtml from 'sanitize-html'

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em' },
}

/** A text of the office as pages may show it: paragraphs, lists, headings, emphasis and links; no scripts, styles or pictures. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, RULES).trim()
}
