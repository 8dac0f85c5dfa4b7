import { PROVIDER_ANSWER_BYTES_MAX } from '#contract/terms/limits.ts'

/** The text of somebody else's answer. Throws where it is larger than we read. */
export async function readAnswerText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > PROVIDER_ANSWER_BYTES_MAX) throw new RangeError('The answer is too large')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
