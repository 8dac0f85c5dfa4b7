import './rich-text.css'

/** HTML of the API, which it has sanitised (no style attributes, no scripts). Nothing else may be given to this part. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server before it is stored and again when served
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
