/** Where such sheets lie (server/pages/brand-sheet.ts). */
const SHEETS = 'link[href^="/assets/brand/"]'

/** The office in the colour and with the logo that were just saved, without loading it anew. */
export function showSheet(path: string | null): void {
  const old = document.head.querySelectorAll(SHEETS)
  if (path !== null) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = path
    document.head.append(link)
  }
  for (const each of old) each.remove()
}
