import { useMatches } from 'react-router'
import { InPage } from '#site/ui/in-page.tsx'
import type { ForMachines, JsonLd } from './seo.ts'

/** What only machines read of a page. React moves the `meta` elements into the head; the blocks stay here. */
export function StructuredData() {
  // Loaders of pages hand it on under this name (see seo.ts); those without have none.
  const page = useMatches().at(-1)?.loaderData as { forMachines?: InPage<ForMachines> } | undefined
  return page?.forMachines && <InPage from={page.forMachines}>{drawAll}</InPage>
}

function drawAll({ share, jsonLd }: ForMachines) {
  return (
    <>
      {share.map((tag) => (
        <meta key={tag.property ?? tag.name} {...tag} />
      ))}
      {jsonLd.map(drawBlock)}
    </>
  )
}

/** A block of data; whatever stands in a text of it, it ends where it ends. */
export function drawBlock(block: JsonLd) {
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
