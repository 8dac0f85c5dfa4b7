import { linesWith, type Rule } from './tree.ts'

const LINES_MAX = 250
const CAPPED = /\.(?:tsx?|css)$/
/** Tables of facts are as long as there are facts. */
const UNCAPPED = /^demo\/facts\//

/** A file that fits into the head. Functions are capped by Biome (noExcessiveLinesPerFunction). */
export const fileCaps: Rule = {
  name: 'file-caps',
  check: ({ files, text }) =>
    files
      .filter((path) => CAPPED.test(path) && !UNCAPPED.test(path))
      .map((path) => ({ path, lines: text(path).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > LINES_MAX)
      .map(({ path, lines }) => `${path} holds ${lines} lines; ${LINES_MAX} is the most (split by step or by rule)`),
}

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const CUSTOMARY = /^[A-Z]+\.md$|^LICENSE(?:\.\w+)?$|-(?:LICENSE|OFL)\.txt$|^(?:Docker|Container|Caddy)file$|^\./

/** One way to write a name, whatever the disk thinks of capitals. */
export const kebabNames: Rule = {
  name: 'kebab-names',
  check: ({ files }) =>
    files
      .filter((path) => path.split('/').some((part) => !KEBAB.test(part) && !CUSTOMARY.test(part)))
      .map((path) => `${path} is not in kebab-case`),
}

/** A document has one title, at its top. */
export const oneTitle: Rule = {
  name: 'one-title',
  check: ({ files, text }) =>
    files
      .filter((path) => path.endsWith('.md'))
      .map((path) => ({ path, titles: withoutCode(text(path)).match(/^# .+$/gm)?.length ?? 0 }))
      .filter(({ titles }) => titles !== 1)
      .map(({ path, titles }) => `${path} has ${titles} titles; a document has one`),
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
}

/** Pages whose policy allows no style in the markup, with why it may stand here all the same. */
const INLINE_STYLES: Record<string, string> = {}

/** The content policy of a page forbids style attributes: what they set would silently not happen. */
export const noInlineStyle: Rule = {
  name: 'no-inline-style',
  check: (tree) =>
    tree.files
      .filter((path) => /^(?:site|office)\/.*\.tsx$/.test(path) && INLINE_STYLES[path] === undefined)
      .flatMap((path) => linesWith(tree, path, /\sstyle=[{"']/))
      .map(({ place }) => `${place} sets a style attribute, which the content policy forbids`),
}
