export type Bell = { ring(): void; heardWithin(milliseconds: number): Promise<void> }

/** A ring while nobody waits is heard by the next who does, so a job enqueued during a batch does not wait for the poll. */
export function makeBell(): Bell {
  let rung = false
  let hear: (() => void) | undefined
  return {
    ring: () => {
      rung = true
      hear?.()
    },
    heardWithin: async (milliseconds) => {
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
