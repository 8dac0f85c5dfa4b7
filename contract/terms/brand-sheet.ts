/** The tokens that an operator's own colour takes the place of, as the office calls them; the site's build gives them shorter names. */
export const COLOUR_TOKENS = ['lagoon', 'lagoon-wash', 'on-lagoon'] as const

/** The address of the sheet that also speaks of the tokens by these names. */
export function brandSheetFor(path: string, tokens: readonly string[]): string {
  return path.replace(/css$/, `${tokens.join('_')}.css`)
}

/**
 * A page with the sheet of the operator's own colour and logo, after all sheets that it goes over. It is no part of what the browser's own
 * code draws, which passes over a sheet that it does not know: a page without one has no byte of it.
 */
export function withBrandSheet(html: string, path: string): string {
  return html.replace('</head>', () => `<link rel="stylesheet" href="${path}"/></head>`)
}
