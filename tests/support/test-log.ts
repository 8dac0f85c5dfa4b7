import type { Log } from '#server/adapters/log/log.ts'

export type LogLine = { level: 'info' | 'warn' | 'error'; details: Record<string, unknown>; message: string }

/** A log that keeps its lines. */
export function testLog(): Log & { lines: LogLine[] } {
  const lines: LogLine[] = []
  const keep = (level: LogLine['level']) => (details: object, message: string) => {
    lines.push({ level, details: { ...details }, message })
  }
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') }
}
