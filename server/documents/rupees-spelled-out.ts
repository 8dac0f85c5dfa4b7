const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const STEPS: [number, string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
]

/** "Rupees one lakh twenty-five thousand only": whole rupees, zero or more, as Indian invoices write them. */
export function rupeesSpelledOut(amount: number): string {
  return `Rupees ${wordsOf(amount)} only`
}

function wordsOf(amount: number): string {
  const words: string[] = []
  let rest = amount
  for (const [size, name] of STEPS) {
    const count = Math.floor(rest / size)
    if (count > 0) words.push(`${wordsOf(count)} ${name}`)
    rest %= size
  }
  if (rest === 0) return words.length === 0 ? (SMALL[0] ?? '') : words.join(' ')
  return [...words, ...(words.length === 0 ? [] : ['and']), underHundred(rest)].join(' ')
}

function underHundred(amount: number): string {
  if (amount < 20) return SMALL[amount] ?? ''
  const ones = amount % 10
  return `${TENS[Math.floor(amount / 10)]}${ones === 0 ? '' : `-${SMALL[ones]}`}`
}
