/** The block of data that page-scripts.tsx writes. */
export const HANDOFF_ID = 'handoff'

/** Gives the framework the page's data, and what else it expects beside it: how the site is set up (react-router.config.ts). */
export function takeHandoff(): void {
  const stream = new Response(document.getElementById(HANDOFF_ID)?.textContent).body
  Object.assign(window, { __reactRouterContext: { basename: '/', future: {}, ssr: true, stream } })
}
