/** Has PostgreSQL write the plan of each statement that it runs; clocks in every node would cost more than the statement. */
export const EXPLAINED: Readonly<Record<string, string>> = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
}

/** `scanned`: the tables that were read row by row, from the first to the last. */
export type ExplainedStatement = { text: string; ms: number; scanned: string[] }
type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] }

const ENTRY = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g

/**
 * The statements in what a server has written, in that order. Two of its processes may write into one another: what cannot be read
 * is left out, as every page asks it again.
 */
export function readExplained(written: string): ExplainedStatement[] {
  return [...written.matchAll(ENTRY)].flatMap(([, ms, json = '']) => {
    try {
      // PostgreSQL wrote it, as JSON of that form.
      const { 'Query Text': text, Plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
      return [{ text: text.replace(/\s+/g, ' ').trim(), ms: Number(ms), scanned: scannedIn(Plan) }]
    } catch {
      return []
    }
  })
}

function scannedIn(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(scannedIn)]
}
