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
