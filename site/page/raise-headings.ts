/** Under the page's title the text's own headings are the second level. */
export function raiseHeadings(html: string): string {
  return html.replace(/<(\/?)h([34])>/g, (_, slash: string, level: string) => `<${slash}h${Number(level) - 1}>`)
}
