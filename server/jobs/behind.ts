/** Topics of which there are more jobs than hands of this process can take. */
const behind = new Set<string>()

export function noteBehind(topics: readonly string[], isBehind: boolean): void {
  for (const topic of topics) {
    if (isBehind) behind.add(topic)
    else behind.delete(topic)
  }
}

/** Whether jobs of a topic wait for us: then nothing should be begun that can wait itself. */
export function areJobsBehind(topic: string): boolean {
  return behind.has(topic)
}
