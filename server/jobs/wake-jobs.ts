const sleepers = new Set<() => void>()

/** Calls every job runner of this process to look at once; another process finds the job at its next poll. */
export function wakeJobs(): void {
  for (const wake of sleepers) wake()
}

export function onWakeJobs(wake: () => void): () => void {
  sleepers.add(wake)
  return () => sleepers.delete(wake)
}
