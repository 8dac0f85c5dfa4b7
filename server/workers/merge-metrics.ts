/** A family of the text format: its HELP and TYPE lines, and its samples, which must stand together. */
type Family = { head: string[]; samples: string[] }

/**
 * The figures of all processes as one text, each sample with the label `worker`. They are not added up here: the counters of a process
 * that is replaced begin at 0, and a sum would look as if all of them had.
 */
export function mergeMetrics(texts: ReadonlyMap<number, string>): string {
  const families = new Map<string, Family>()
  for (const [worker, text] of texts) {
    let family: Family = { head: [], samples: [] }
    for (const line of text.split('\n')) {
      if (line.startsWith('# HELP ')) {
        const name = line.split(' ', 3)[2] ?? ''
        family = families.get(name) ?? { head: [], samples: [] }
        if (family.head.length === 0) family.head.push(line)
        families.set(name, family)
      } else if (line.startsWith('#')) {
        if (family.head.length === 1) family.head.push(line)
      } else if (line !== '') family.samples.push(labelled(line, worker))
    }
  }
  return [...families.values()].flatMap(({ head, samples }) => [...head, ...samples, '']).join('\n')
}

function labelled(sample: string, worker: number): string {
  const end = sample.search(/[{ ]/)
  const [name, rest] = [sample.slice(0, end), sample.slice(end)]
  const label = `worker="${worker}"`
  return rest.startsWith('{') ? `${name}{${label},${rest.slice(1)}` : `${name}{${label}}${rest}`
}
