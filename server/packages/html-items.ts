import { unescapeHtml } from '#contract/terms/html-text.ts'

/** The entries of the lists in some HTML, as plain text. */
export function itemsOf(html: string): string[] {
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) =>
    unescapeHtml(item.replaceAll(/<[^>]*>/g, '')),
  )
}
