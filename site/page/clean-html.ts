import sanitizeHtml from 'sanitize-html'

/** HTML that needs no cleaning: plain tags of running text without attributes, and links within the site or to write and call. Ours is always like this. */
const PLAIN =
  /^(?:[^<]|<\/?(?:p|br|strong|em|b|i|ul|ol|li|h3|h4)\s*\/?>|<a href="(?:\/[a-z0-9][a-z0-9/-]*|mailto:[\w.+@-]+|tel:\+?\d+)">|<\/a>)*$/i

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
      a: (tagName, attribs) => ({
        tagName,
        attribs: isElsewhere(attribs.href) ? { ...attribs, target: '_blank', rel: 'noopener' } : attribs,
      }),
    },
  })
}

/** Another site opens in a tab of its own; a page of ours, a mail and a call do not. */
function isElsewhere(href = ''): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}

/** Under the page's title the text's own headings are the second level. */
export function raiseHeadings(html: string): string {
  return html.replace(/<(\/?)h([34])>/g, (_, slash: string, level: string) => `<${slash}h${Number(level) - 1}>`)
}
