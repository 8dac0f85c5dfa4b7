import type { Page } from 'playwright-core'

/*
 * Films and sounds for tests of what plays them: made on the spot, so that nothing large lies in the repository.
 */

/** A second of H.264 in an mp4, painted and recorded by the browser itself. */
export async function recordClip(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 64, height: 36 })
    const brush = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4;codecs=avc1' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    for (let frame = 0; frame < 25; frame += 1) {
      if (brush) brush.fillStyle = `hsl(${frame * 12} 80% 50%)`
      brush?.fillRect(0, 0, 64, 36)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(text, 'base64')
}

/** Half a second of a quiet tone: a WAV, which browsers know by its first bytes whatever it is called. */
export function makeSound(): Buffer {
  const rate = 8_000
  const samples = rate / 2
  const sound = Buffer.alloc(44 + samples, 128)
  sound.write('RIFF', 0)
  sound.writeUInt32LE(36 + samples, 4)
  sound.write('WAVEfmt ', 8)
  sound.writeUInt32LE(16, 16)
  // PCM, one channel, a byte a sample.
  sound.writeUInt16LE(1, 20)
  sound.writeUInt16LE(1, 22)
  sound.writeUInt32LE(rate, 24)
  sound.writeUInt32LE(rate, 28)
  sound.writeUInt16LE(1, 32)
  sound.writeUInt16LE(8, 34)
  sound.write('data', 36)
  sound.writeUInt32LE(samples, 40)
  for (let at = 0; at < samples; at += 1)
    sound[44 + at] = 128 + Math.round(20 * Math.sin((at * 440 * 2 * Math.PI) / rate))
  return sound
}
