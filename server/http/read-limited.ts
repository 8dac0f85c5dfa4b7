/** The whole body, or undefined when it is longer than `most` bytes; stops reading at the limit. */
export async function readLimited(request: Request, most: number): Promise<Buffer | undefined> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (length > most) return undefined
  // A declared length cannot be exceeded, so the body is read without a stream, which costs more than the rest of a small request.
  if (length >= 0) {
    const whole = Buffer.from(await request.arrayBuffer())
    return whole.length > most ? undefined : whole
  }
  const reader = request.body?.getReader()
  if (reader === undefined) return Buffer.alloc(0)
  const parts: Uint8Array[] = []
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > most) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}
