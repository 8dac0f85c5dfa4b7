import { useMatches } from 'react-router'
import type { JsonLd } from './seo.ts'
import { InPage } from './ui/in-page.tsx'

/** What the page is, in the words of schema.org, for search engines: one block for each thing it describes. */
export function StructuredData() {
  // Loaders of pages hand it on under this name (see seo.ts); those without have none.
  const page = useMatches().at(-1)?.loaderData as { jsonLd?: InPage<JsonLd[]> } | undefined
  return page?.jsonLd && <InPage from={page.jsonLd}>{(blocks) => blocks.map(drawBlock)}</InPage>
}

function drawBlock(block: JsonLd) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...block })
  return (
    <script
      key={block['@type']}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which nothing can close the block
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
