import type { PackageProse } from '#demo/prose/package-prose.ts'
import type { PlaceProse } from '#demo/prose/place-prose.ts'

/** Prose of the demo is plain text; here it becomes the html that the catalogue keeps. */
export function placeHtml(prose: PlaceProse): string {
  return `${paragraphs(prose.description)}<h3>Getting there</h3><p>${escapeHtml(prose.gettingThere)}</p><h3>Good to know</h3>${list(prose.tips)}`
}

export function dayHtml(day: PackageProse['days'][number]): string {
  return `<p>${escapeHtml(day.intro)}</p>${list(day.points)}`
}

export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
}

export function list(texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
}
