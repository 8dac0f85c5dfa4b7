type Wake = (topic: string) => void

const sleepers = new Set<Wake>()

/** Makes every job runner of this process poll at once; other processes find the job at their next poll. */
export function wakeJobs(topic: string): void {
  for (const wake of sleepers) wake(topic)
}

export function onWakeJobs(wake: Wake): () => void {
  sleepers.add(wake)
  return () => sleepers.delete(wake)
}
