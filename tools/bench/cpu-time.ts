import { runCommand } from '../machine/run-command.ts'

/** Processor seconds that the processes of a group have taken so far; of those that have ended, nothing. */
export async function cpuSecondsOf(group: number): Promise<number> {
  const { output } = await runCommand('ps', ['-A', '-o', 'pgid=,time='])
  const rows = output
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  return rows.filter(([id]) => Number(id) === group).reduce((sum, [, time = '']) => sum + secondsOf(time), 0)
}

/** "[[days-]hours:]minutes:seconds" (POSIX). */
function secondsOf(time: string): number {
  const [days = '0', clock = ''] = time.includes('-') ? time.split('-') : ['0', time]
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400
}
