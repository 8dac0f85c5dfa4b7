/** A page of docs/office as it is drawn: titles, paragraphs, steps and lists, which is all that those pages use. */
export type HelpBlock =
  | { kind: 'title' | 'heading' | 'text'; text: string }
  | { kind: 'steps' | 'list'; lines: string[] }

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
  return { kind: 'text', text: oneLine(block) }
}

function linesOf(block: string, between: RegExp, mark: RegExp): string[] {
  return block.split(between).map((line) => oneLine(line.replace(mark, '')))
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}
