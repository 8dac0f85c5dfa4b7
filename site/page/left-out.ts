/** Said above a list whose address asked for something that cannot be read. Only the server knows the words: they travel with the page that needs them. */
export const LEFT_OUT = 'Part of that address made no sense to us, so we left it out.'

const SWAPPED = 'The lowest price was above the highest, so we changed them round.'

/** A page past the end of a list; its last page is shown. */
export const PAST_END = 'The list is shorter than that. This is its last page.'

/** What a list's data holds of it: the sentences, or nothing. */
export function leftOut(isUnderstood: boolean, { isSwapped = false } = {}): { leftOut?: string } {
  const said = [...(isUnderstood ? [] : [LEFT_OUT]), ...(isSwapped ? [SWAPPED] : [])]
  return said.length === 0 ? {} : { leftOut: said.join(' ') }
}
