/**
 * A page with the sheet of the operator's own colour and logo, after all sheets that it goes over. It is no part of what the browser's own
 * code draws, which passes over a sheet that it does not know: a page without one has no byte of it.
 */
export function withBrandSheet(html: string, path: string): string {
  return html.replace('</head>', () => `<link rel="stylesheet" href="${path}"/></head>`)
}
