import { LOG_DAYS } from '#contract/terms/booking-rules.ts'
import { periodText } from '#contract/terms/retention.ts'
import { RETENTION } from './retention.ts'
import { WHAT_STAYS } from './what-stays.ts'

/** Between these two lines of docs/privacy.md stands what `retentionTables` writes. */
const TABLES_BEGIN = '<!-- The tables below are written by `npm run privacy:document`. -->'
const TABLES_END = '<!-- Up to here. -->'

/** The table of retention as people read it. */
function retentionTables(): string {
  const gone = RETENTION.map(({ table, columns, what, kept, from, outcome }) => [
    ...[what, `\`${table}\`: ${columns.map((each) => `\`${each}\``).join(', ')}`],
    ...[`${periodText(kept)} from ${from}`, outcome],
  ])
  const logs = ['Log lines', 'standard output', `${LOG_DAYS} days, by whoever keeps them`, 'deleted']
  const stays = WHAT_STAYS.map(({ table, columns, why }) => [
    `\`${table}\`: ${columns.map((each) => `\`${each}\``).join(', ')}`,
    why,
  ])
  return [
    tableOf(['what', 'where', 'kept', 'then'], [...gone, logs]),
    'What stays:',
    tableOf(['where', 'why'], stays),
  ].join('\n\n')
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The document with its tables as they are in code. */
export function withRetentionTables(document: string): string {
  const [before, rest = ''] = document.split(TABLES_BEGIN)
  const [, after] = rest.split(TABLES_END)
  if (before === undefined || after === undefined) throw new Error('docs/privacy.md has no place for its tables')
  return `${before}${TABLES_BEGIN}\n\n${retentionTables()}\n\n${TABLES_END}${after}`
}
