type Wake = (topic: string) => void

const sleepers = new Set<Wake>()

/** Calls every job runner of this process to look at once; another process finds the job at its next poll. */
export function wakeJobs(topic: string): void {
  for (const wake of sleepers) wake(topic)
}

export function onWakeJobs(wake: Wake): () => void {
  sleepers.add(wake)
  return () => sleepers.delete(wake)
}
