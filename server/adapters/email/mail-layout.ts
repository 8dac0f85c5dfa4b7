import { HEADER_CID } from './mail-header.ts'

/** A mail in parts, written once for both of its forms. */
export type MailPart =
  | { kind: 'line'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'code'; code: string }
  | { kind: 'facts'; title: string; facts: [string, string][] }
  | { kind: 'list'; title: string; items: { title: string; rows: string[] }[] }
  | { kind: 'signature'; lines: string[] }

export function mailText(parts: MailPart[]): string {
  return `${parts.map(partText).join('\n\n')}\n`
}

/** Above the words stand a strip of the sea and the name of whoever writes. */
export function mailHtml(parts: MailPart[], brandName: string): string {
  const body = parts.map(partHtml).join('\n')
  // Mail programs read no style sheets, so the few styles stand where they apply.
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1c2b2f;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${headerHtml(brandName)}
${body}
</div></body></html>
`
}

/** The name is live text: it is read where pictures are blocked. */
function headerHtml(brandName: string): string {
  return `<img src="cid:${HEADER_CID}" alt="" width="560" height="100" style="display:block;width:100%;max-width:560px;height:auto;border:0;border-radius:8px">
<p style="margin:12px 0 24px;font:bold 22px/1.25 Georgia,'Times New Roman',serif;color:#0b5f66">${escapeHtml(brandName)}</p>`
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'line':
      return part.text
    case 'link':
      return `${part.text}:\n${part.url}`
    case 'code':
      return part.code
    case 'facts':
      return [part.title, ...part.facts.map(([label, value]) => `${label}: ${indent(value)}`)].join('\n')
    case 'list':
      return [part.title, ...part.items.map(({ title, rows }) => indent([title, ...rows].join('\n')))].join('\n')
    case 'signature':
      return part.lines.join('\n')
  }
}

/** Further lines of a typed text step in, so that they cannot pass for facts or for our own words. */
function indent(value: string): string {
  return value.replaceAll('\n', '\n    ')
}

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'line':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#0b5f66;color:#ffffff;text-decoration:none">${escapeHtml(part.text)}</a></p>`
    case 'code':
      return `<p style="margin:0 0 16px;font-size:32px;line-height:1.25;letter-spacing:6px;font-weight:bold">${escapeHtml(part.code)}</p>`
    case 'facts':
      return `${headingHtml(part.title)}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;width:100%">
${part.facts.map(rowHtml).join('\n')}
</table>`
    case 'list':
      return `${headingHtml(part.title)}
<div style="margin:0 0 24px">
${part.items.map(itemHtml).join('\n')}
</div>`
    case 'signature':
      return `<p style="margin:24px 0 0;font-size:14px;color:#51656a">${part.lines.map(escapeHtml).join('<br>')}</p>`
  }
}

function headingHtml(title: string): string {
  return `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(title)}</h2>`
}

function itemHtml({ title, rows }: { title: string; rows: string[] }): string {
  return `<p style="margin:0;padding:8px 0;border-bottom:1px solid #dde5e7">${escapeHtml(title)}<br><span style="color:#51656a">${rows.map(escapeHtml).join('<br>')}</span></p>`
}

function rowHtml([label, value]: [string, string]): string {
  const cell = 'padding:6px 12px 6px 0;border-bottom:1px solid #dde5e7;vertical-align:top;text-align:left'
  return `<tr><th scope="row" style="${cell};font-weight:normal;color:#51656a;width:120px">${escapeHtml(label)}</th><td style="${cell}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
