import type { JobRunner } from './start-jobs.ts'

/** Several runners as one: a long job of one of them keeps nobody waiting at the others. */
export function joinRunners(runners: readonly JobRunner[]): Omit<JobRunner, 'wake'> {
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()))
    },
    runOnce: async () => {
      let count = 0
      for (const runner of runners) count += await runner.runOnce()
      return count
    },
    setPaused: (isPaused) => {
      for (const runner of runners) runner.setPaused(isPaused)
    },
  }
}
