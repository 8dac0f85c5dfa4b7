import { useContext, useState } from 'react'
import { InPageContext, isMark } from './in-page-html.ts'
import './rich-text.css'

/** HTML of the API, which it has sanitised (no style attributes, no scripts), or the mark of one in the page. Nothing else may be given to this part. */
export function RichText({ html }: { html: string }) {
  const texts = useContext(InPageContext)
  const marked = isMark(html)
  // Read once: after the first drawing React owns the element, and the text does not change.
  const [inPage] = useState(() => (marked ? (texts?.get(html) ?? textInPage(html)) : undefined))
  return (
    <div
      className="rich-text"
      data-in-page={marked ? html : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server before it is stored and again when served
      dangerouslySetInnerHTML={{ __html: inPage ?? html }}
    />
  )
}

function textInPage(mark: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.querySelector(`[data-in-page="${mark}"]`)?.innerHTML
}
