import type { Hono } from 'hono'
import { z } from 'zod'
import { escapeHtml } from '#contract/terms/html-text.ts'
import { INDIA_ZONE } from '#contract/terms/india-time.ts'
import { type AnyEndpoint, hasBody } from '#contract/v1/endpoint.ts'
import type { PlainCall } from '#contract/v1/plain-calls.ts'
import type { ApiEnv } from './api-env.ts'

export type Documented = {
  endpoints: readonly AnyEndpoint[]
  plainCalls: readonly PlainCall[]
  origin: string
  /** Fills in the operator's figures where a summary names them. */
  fill: (page: string) => Promise<string>
}

/** The documentation of the API as a page, from the declarations: no script, one stylesheet. */
export function apiDocs(app: Hono<ApiEnv>, { fill, ...documented }: Documented): void {
  // Made when it is first asked for, like the document for machines: it takes a quarter of a second.
  let page: string | undefined
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...POLICY }
  app.get('/api/docs', async () => {
    page ??= pageOf(documented)
    return new Response(await fill(page), { headers })
  })
  app.get('/api/docs/style.css', () => new Response(STYLE, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }))
}

const POLICY = {
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

function pageOf({ endpoints, plainCalls, origin }: Omit<Documented, 'fill'>): string {
  const nouns = [...new Set(endpoints.map((each) => each.noun))]
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Padauk API v1</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/api/docs/style.css"></head><body><main>
<h1>Padauk API v1</h1>
<p>Base address <code>${escapeHtml(origin)}/api/v1</code>. The whole document for machines: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
<p>Success is <code>{ "status": 1, … }</code>. A refusal is <code>{ "status": 0, "code", "message", "errors"?: [{ "field", "message" }] }</code>
with a 4xx or 5xx code. Prices are whole rupees, days are <code>yyyy-mm-dd</code> in ${INDIA_ZONE}. Unknown fields are refused (422).</p>
${nouns
  .map(
    (noun) =>
      `<h2>${noun}</h2>${endpoints
        .filter((each) => each.noun === noun)
        .map(sectionOf)
        .join('')}`,
  )
  .join('')}
<h2>Without the envelope</h2>${plainCalls.map(plainSectionOf).join('')}
</main></body></html>`
}

function plainSectionOf({ method, path, summary, takes = [], success, refusals }: PlainCall): string {
  const lines = [
    ...(takes.length === 0 ? [] : [`Takes ${takes.join(' or ')}`]),
    `Answers ${success.status}: ${success.words}`,
    ...Object.entries(refusals).map(([status, words]) => `Refuses with ${status}: ${words}`),
  ]
  return `<section><h3><b>${method}</b> ${escapeHtml(path)}</h3><p>${escapeHtml(summary)}.</p>
<pre tabindex="0">${lines.map(escapeHtml).join('\n')}</pre></section>`
}

function sectionOf(endpoint: AnyEndpoint): string {
  const input = hasBody(endpoint.method) ? endpoint.body : endpoint.query
  return `<section><h3><b>${endpoint.method}</b> ${escapeHtml(endpoint.path)}</h3><p>${escapeHtml(endpoint.summary)}.</p>
<h4>${hasBody(endpoint.method) ? 'Body' : 'Query'}</h4><pre tabindex="0">${schemaText(input, 'input')}</pre>
<h4>Answer ${endpoint.success}</h4><pre tabindex="0">${schemaText(endpoint.response, 'output')}</pre>
${endpoint.refusals.length === 0 ? '' : `<p>Refuses with ${endpoint.refusals.map((code) => `<code>${code}</code>`).join(', ')}, beside the general codes.</p>`}</section>`
}

function schemaText(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return escapeHtml(JSON.stringify(shape, null, 1))
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:17px/1.6 system-ui,sans-serif;background:light-dark(#fbf7ef,#071e24);color:light-dark(#12262b,#efe8da)}
main{max-width:860px;margin:0 auto;padding:24px 16px 72px}h1,h2,h3{line-height:1.2;font-family:Georgia,serif;font-weight:500}h2{margin-top:48px;text-transform:capitalize}
h3{font-size:19px;overflow-wrap:anywhere}h4{margin:16px 0 4px;font-size:15px}section{border-top:1px solid light-dark(#e4d9c5,#1d444d);padding-top:8px;margin-top:24px}
pre{overflow:auto;max-height:360px;padding:12px 16px;border-radius:10px;background:light-dark(#f3ecdd,#05191e);font-size:13px;line-height:1.45}a{color:light-dark(#0b6e78,#5fd0c8)}`
