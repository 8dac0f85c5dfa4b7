import sharp from 'sharp'

/** What a camera writes: where and when, and that it was held sideways. */
const EXIF = { IFD0: { Make: 'PADAUK TEST CAMERA' }, IFD3: { GPSLatitude: '11/1 59/1 0/1', GPSLatitudeRef: 'N' } }

/** A photograph as a telephone makes it: lying on its side, with its place in it. */
export async function photoOf(width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#249fa8' } })
    .withExif(EXIF)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/**
 * The form of the page, with these files, whole: fetch would write a form piece by piece, and fails outside of the test where the
 * server stops reading before the end.
 */
export async function formOf(
  ...files: readonly (Uint8Array | string)[]
): Promise<{ body: ArrayBuffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const [index, file] of files.entries())
    form.append(
      'photo',
      new Blob([typeof file === 'string' ? file : new Uint8Array(file)], { type: 'image/jpeg' }),
      `${index}.jpg`,
    )
  const whole = new Response(form)
  return { body: await whole.arrayBuffer(), headers: { 'content-type': whole.headers.get('content-type') ?? '' } }
}

/** The head of a JPEG that says it is larger than it is, and then nothing: whoever decodes it before looking takes gigabytes. */
export async function hugePhoto(width: number, height: number): Promise<Buffer> {
  const file = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#249fa8' } })
    .jpeg()
    .toBuffer()
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
  file.writeUInt16BE(height, frame + 5)
  file.writeUInt16BE(width, frame + 7)
  return file
}

/** A logo as operators send it: a sign on a ground that is seen through. */
export function drawnLogo(width: number, height: number, colour = '#7a1f5c'): Promise<Buffer> {
  const [x, y] = [width / 2, height / 2]
  const sign = `<ellipse cx="${x}" cy="${y}" rx="${x}" ry="${y}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${y / 2}" fill="#ffffff"/>`
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sign}</svg>`))
    .png()
    .toBuffer()
}
