/** A page of docs/office as it is drawn: titles, paragraphs, steps, lists and pictures, which is all that those pages use. */
export type HelpBlock =
  | { kind: 'title' | 'heading' | 'text'; text: string }
  | { kind: 'steps' | 'list'; lines: string[] }
  /** `name`: of a file in docs/office/screens. */
  | { kind: 'picture'; name: string; alt: string }

const PICTURE = /^!\[([^\]]+)\]\(screens\/([\w-]+\.webp)\)$/

export function blocksOf(markdown: string): HelpBlock[] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf)
}

function blockOf(block: string): HelpBlock {
  if (block.startsWith('# ')) return { kind: 'title', text: block.slice(2) }
  if (/^#{2,} /.test(block)) return { kind: 'heading', text: block.replace(/^#+ /, '') }
  if (block.startsWith('1. ')) return { kind: 'steps', lines: linesOf(block, /\n(?=\d+\. )/, /^\d+\. /) }
  if (block.startsWith('- ')) return { kind: 'list', lines: linesOf(block, /\n(?=- )/, /^- /) }
  const picture = PICTURE.exec(block)
  if (picture !== null) return { kind: 'picture', alt: picture[1] ?? '', name: picture[2] ?? '' }
  return { kind: 'text', text: oneLine(block) }
}

function linesOf(block: string, between: RegExp, mark: RegExp): string[] {
  return block.split(between).map((line) => oneLine(line.replace(mark, '')))
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}
