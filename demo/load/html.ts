import { escapeBetweenTags } from '#contract/terms/html-text.ts'
import type { ActivityProse } from '#demo/prose/activity-prose.ts'
import type { CarPackageProse } from '#demo/prose/car-package-prose.ts'
import type { PackageProse } from '#demo/prose/package-prose.ts'
import type { PlaceProse } from '#demo/prose/place-prose.ts'

/** Prose of the demo is plain text; here it becomes the html that the catalogue keeps. */
export function placeHtml(prose: PlaceProse): string {
  return `${paragraphs(prose.description)}<h3>Getting there</h3><p>${escapeBetweenTags(prose.gettingThere)}</p><h3>Good to know</h3>${list(prose.tips)}`
}

/** The teaser stands first, as the text's opening; `practical` is made from the facts. */
export function activityHtml(prose: ActivityProse, practical: readonly string[]): string {
  const parts = [
    paragraphs([`${prose.teaser}.`, ...prose.description]),
    `<h3>When and how long</h3>${list(practical)}`,
    `<h3>What to bring</h3>${list(prose.whatToBring)}`,
    `<h3>Safety</h3>${list(prose.safety)}`,
  ]
  return parts.join('')
}

export function carPackageHtml({ overview, why }: CarPackageProse): string {
  return `${paragraphs(overview)}<h3>Why this drive</h3>${list(why)}`
}

/** A day of a tour or a step of a drive. */
export function dayHtml(day: PackageProse['days'][number]): string {
  return `<p>${escapeBetweenTags(day.intro)}</p>${list(day.points)}`
}

export function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeBetweenTags(text)}</p>`).join('')
}

export function list(texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li>${escapeBetweenTags(text)}</li>`).join('')}</ul>`
}

/** Paragraphs, then the list, in which `[words](/path)` is a link to a page of ours. */
export function readingHtml({
  paragraphs: texts,
  list: points = [],
}: {
  paragraphs: string[]
  list?: string[]
}): string {
  return linked(`${paragraphs(texts)}${points.length === 0 ? '' : list(points)}`)
}

export function linked(html: string): string {
  return html.replace(/\[([^\]]+)\]\((\/[a-z0-9/-]*)\)/g, '<a href="$2">$1</a>')
}

/** "How we work" becomes "how-we-work", for the address of a part of a page. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
