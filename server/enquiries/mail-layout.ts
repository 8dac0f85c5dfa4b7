/** A mail in parts, written once for both of its forms. */
export type MailPart =
  | { kind: 'line'; text: string }
  | { kind: 'facts'; title: string; facts: [string, string][] }
  | { kind: 'signature'; lines: string[] }

export function mailText(parts: MailPart[]): string {
  return `${parts.map(partText).join('\n\n')}\n`
}

export function mailHtml(parts: MailPart[]): string {
  const body = parts.map(partHtml).join('\n')
  // Mail programs read no style sheets, so the few styles stand where they apply.
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1c2b2f;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${body}
</div></body></html>
`
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'line':
      return part.text
    case 'facts':
      return [part.title, ...part.facts.map(([label, value]) => `${label}: ${indent(value)}`)].join('\n')
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
    case 'facts':
      return `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(part.title)}</h2>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;width:100%">
${part.facts.map(rowHtml).join('\n')}
</table>`
    case 'signature':
      return `<p style="margin:24px 0 0;font-size:14px;color:#51656a">${part.lines.map(escapeHtml).join('<br>')}</p>`
  }
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
