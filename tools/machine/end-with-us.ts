import type { ChildProcess } from 'node:child_process'

const children = new Map<ChildProcess, NodeJS.Signals>()

process.on('exit', () => {
  for (const [child, signal] of children) {
    // One that was stopped hears nothing else.
    child.kill('SIGCONT')
    child.kill(signal)
  }
})

/** A program that is still there when this process ends, however it ends, is told to end as well. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  children.set(child, signal)
  child.once('exit', () => children.delete(child))
}
