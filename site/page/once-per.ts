/**
 * What is made of an answer, made once an answer. The server shares the API's answers among pages for a minute and nobody
 * writes to them (server/wiring/remember-answers.ts), so the cards of a list serve every page that shows it. What is made
 * is shared likewise: read, never written.
 */
export function oncePer<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, { it: Made }>()
  return (source) => {
    const known = made.get(source)
    if (known !== undefined) return known.it
    const it = make(source)
    made.set(source, { it })
    return it
  }
}
