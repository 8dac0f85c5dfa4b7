import sanitizeHtml from 'sanitize-html'

/** HTML that needs no cleaning: plain tags of running text without a single attribute. Ours is always like this. */
const PLAIN = /^(?:[^<]|<\/?(?:p|br|strong|em|b|i|ul|ol|li|h3|h4)\s*\/?>)*$/i

/** On the server only. Another provider's HTML is shown as running text: no scripts, no styles, no frames, links in a new tab. */
export function cleanHtml(html: string): string {
  if (PLAIN.test(html)) return html
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'em',
      'b',
      'i',
      'ul',
      'ol',
      'li',
      'h3',
      'h4',
      'a',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href', 'target', 'rel'], th: ['colspan'], td: ['colspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    // The page's own headings end at h2.
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
      a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener' }),
    },
  })
}
