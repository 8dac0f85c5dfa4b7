import type { JobRunner } from './start-jobs.ts'

export type JoinedRunners = Pick<JobRunner, 'stop' | 'setPaused'> & { run: JobRunner['runOnce'] }

/** Several runners as one, so that a long job of one does not delay those of the others. */
export function joinRunners(runners: readonly JobRunner[]): JoinedRunners {
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()))
    },
    run: async () => {
      let count = 0
      for (const runner of runners) count += await runner.runOnce()
      return count
    },
    setPaused: (isPaused) => {
      for (const runner of runners) runner.setPaused(isPaused)
    },
  }
}
