const NUMBER = /\+\d[\d ]{8,}\d/g

/** A text whose telephone numbers are not broken over two lines. */
export function keepTogether(text: string): string {
  return text.replaceAll(NUMBER, (number) => number.replaceAll(' ', '\u00a0'))
}
