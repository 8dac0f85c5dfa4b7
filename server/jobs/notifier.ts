/** Topics with more due jobs than the workers of this process have leased. */
const backlogs = new Set<string>()

type Wake = (topic: string) => void

const sleepers = new Set<Wake>()

export type Notifier = { notify(): void; waitAtMost(milliseconds: number): Promise<void> }

/** A notification that comes while nobody waits ends the next wait at once, so a job enqueued during a batch does not wait for the poll. */
export function createNotifier(): Notifier {
  let rung = false
  let hear: (() => void) | undefined
  return {
    notify: () => {
      rung = true
      hear?.()
    },
    waitAtMost: async (milliseconds) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          hear = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        hear = undefined
      }
      rung = false
    },
  }
}

/** Makes every job runner of this process poll at once; other processes find the job at their next poll. */
export function wakeJobs(topic: string): void {
  for (const wake of sleepers) wake(topic)
}

export function onWakeJobs(wake: Wake): () => void {
  sleepers.add(wake)
  return () => sleepers.delete(wake)
}

export function reportBacklog(topics: readonly string[], { isMore }: { isMore: boolean }): void {
  for (const topic of topics) {
    if (isMore) backlogs.add(topic)
    else backlogs.delete(topic)
  }
}

/** Whether a topic has more due jobs than workers: then work that can wait should yield to it. */
export function hasBacklog(topic: string): boolean {
  return backlogs.has(topic)
}
