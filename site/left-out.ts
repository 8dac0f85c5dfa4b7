/** Said above a list whose address asked for something that cannot be read. Only the server knows the words: they travel with the page that needs them. */
export const LEFT_OUT = 'Part of that address made no sense to us, so we left it out.'

/** What a list's data holds of it: the sentence, or nothing. */
export function leftOut(isUnderstood: boolean): { leftOut?: string } {
  return isUnderstood ? {} : { leftOut: LEFT_OUT }
}
