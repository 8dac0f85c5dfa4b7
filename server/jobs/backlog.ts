/** Topics with more due jobs than the workers of this process have leased. */
const backlogs = new Set<string>()

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
