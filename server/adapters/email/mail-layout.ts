import { accentColours } from '#contract/terms/accent.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { escapeHtml } from '#contract/terms/html-text.ts'
import { HEADER_CID, LOGO_CID } from './mail-message.ts'

/** A mail in parts, written once for both of its forms. */
export type MailPart =
  | { kind: 'line'; text: string }
  /** With its own breaks of lines, as somebody of ours wrote it. */
  | { kind: 'paragraph'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'code'; code: string }
  | { kind: 'facts'; title: string; facts: [string, string][] }
  | { kind: 'list'; title: string; items: { title: string; rows: string[] }[] }
  | { kind: 'signature'; lines: string[] }

export function mailText(parts: MailPart[]): string {
  return `${parts.map(partText).join('\n\n')}\n`
}

/** By day and by night: the ground of a button, and what stands on it. */
type Buttons = Record<'day' | 'night', { ground: string; words: string }>

const USUAL: Buttons = {
  day: { ground: '#0b6e78', words: '#ffffff' },
  night: { ground: '#5fd0c8', words: '#12262b' },
}

/** The head of a mail: the brand name with its logo, or above a coloured strip. */
export function mailHtml(parts: MailPart[], brand: Pick<Brand, 'brandName' | 'look'>): string {
  const buttons = buttonsOf(brand.look?.accent)
  const body = parts.map((part) => partHtml(part, buttons.day)).join('\n')
  // Mail programs read no style sheets, so the few styles stand where they apply.
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>${darkStyle(buttons.night)}</style></head>
<body class="page" style="margin:0;padding:0;font:16px/1.5 Arial,Helvetica,sans-serif;color:#12262b;background:#fbf7ef">
<div class="mail" style="max-width:560px;margin:0 auto;background:#ffffff">
${headerHtml(brand)}
<div style="padding:8px 24px 24px">
${body}
</div></div></body></html>
`
}

/** By night, where the mail program reads it; the others show the colours of the day. */
function darkStyle({ ground, words }: Buttons['night']): string {
  return `@media (prefers-color-scheme:dark){.page{background:#071e24!important;color:#efe8da!important}.mail{background:#0d2b33!important}.soft{color:#a9bdc0!important}.row{border-color:#1d444d!important}.button{background:${ground}!important;color:${words}!important}}`
}

function buttonsOf(accent: string | undefined): Buttons {
  if (accent === undefined) return USUAL
  const { light, dark } = accentColours(accent)
  return { day: { ground: light.accent, words: light.on }, night: { ground: dark.accent, words: dark.on } }
}

const HEADER_STYLE =
  "margin:0;padding:14px 24px;background:#06313a;font:22px/1.25 Georgia,'Times New Roman',serif;color:#f6efe1"
/** Pixels. */
const LOGO_HEIGHT = 40

/** The name is live text: it is read where pictures are blocked. The strip has the leaf boat, which gives way to a logo. */
function headerHtml({ brandName, look }: Pick<Brand, 'brandName' | 'look'>): string {
  const name = escapeHtml(brandName)
  if (look?.logo !== undefined) {
    const width = Math.round((look.logo.width / look.logo.height) * LOGO_HEIGHT)
    return `<p style="${HEADER_STYLE}"><img src="cid:${LOGO_CID}" alt="" width="${width}" height="${LOGO_HEIGHT}" style="width:${width}px;height:${LOGO_HEIGHT}px;margin-right:14px;padding:4px;border:0;border-radius:8px;background:#ffffff;vertical-align:middle">${name}</p>`
  }
  return `<p style="${HEADER_STYLE}">${name}</p>
<img src="cid:${HEADER_CID}" alt="" width="560" height="100" style="display:block;width:100%;max-width:560px;height:auto;border:0">`
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'line':
    case 'paragraph':
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

function partHtml(part: MailPart, button: Buttons['day']): string {
  switch (part.kind) {
    case 'line':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`
    case 'link':
      return `<p style="margin:0 0 16px"><a class="button" href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 20px;border-radius:24px;background:${button.ground};color:${button.words};text-decoration:none">${escapeHtml(part.text)}</a></p>`
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
      return `<p class="soft" style="margin:24px 0 0;font-size:14px;color:#4a6067">${part.lines.map(escapeHtml).join('<br>')}</p>`
  }
}

function headingHtml(title: string): string {
  return `<h2 style="margin:28px 0 8px;font:20px/1.3 Georgia,'Times New Roman',serif">${escapeHtml(title)}</h2>`
}

function itemHtml({ title, rows }: { title: string; rows: string[] }): string {
  return `<p class="row" style="margin:0;padding:10px 0;border-top:1px solid #e4d9c5"><strong>${escapeHtml(title)}</strong><br><span class="soft" style="color:#4a6067">${rows.map(escapeHtml).join('<br>')}</span></p>`
}

function rowHtml([label, value]: [string, string]): string {
  const cell = 'padding:8px 12px 8px 0;border-top:1px solid #e4d9c5;vertical-align:top;text-align:left'
  return `<tr><th scope="row" class="row soft" style="${cell};font-weight:normal;color:#4a6067;width:120px">${escapeHtml(label)}</th><td class="row" style="${cell}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`
}

/** True for a text that mail programs would turn into a link: what strangers type does not travel so under our name. */
export function looksLikeLink(text: string): boolean {
  return /:\/\/|www\.|\b[\p{L}\d-]+\.[\p{L}]{2,}\b/iu.test(text)
}
