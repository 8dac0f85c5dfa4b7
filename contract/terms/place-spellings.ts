/** Forms under which a place may be known, in lower case: "Swaraj Dweep (Havelock)" is also both of its names, "Neil Island" also "neil", "port-blair" of an address also "port blair". */
export function spellingsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
  const [, official = '', older = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(plain) ?? []
  const forms = [plain, official, older, plain.replaceAll('-', ' ')].filter((form) => form !== '')
  return [...new Set(forms.flatMap((form) => [form, withoutIsland(form)]))]
}

/** People say "Neil" and "Neil Island". */
function withoutIsland(form: string): string {
  return form.replace(/ island$/, '')
}

/** "swaraj" of "Swaraj Dweep": dweep is the word for an island, which people leave out. */
export function withoutDweep(name: string): string {
  return name.toLowerCase().replace(/ dweep$/, '')
}

/** Whether the text means a place of these names: old or official, in any case, with or without "Island". */
export function isSpeltLike(text: string, names: readonly string[]): boolean {
  const asked = spellingsOf(text)
  return names.some((name) => spellingsOf(name).some((form) => asked.includes(form)))
}
