type PageHead = { title?: string; description?: string; robots?: string; canonical?: string }

/** What a page says of itself to search engines, as it is written. */
export function headOf(html: string): PageHead {
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  }
}
