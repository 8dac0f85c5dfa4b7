/** The whole body, or undefined when it is longer than `most` bytes; stops reading at the limit. */
export async function readLimited(request: Request, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined
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
