import { type MediaItem, uploadMedia } from '#contract/office/media.ts'
import type { Send, Sent } from './uploads.ts'

/** Waits before a try without a network, and where the server says no time (ours). */
const AGAIN_MS = 5_000
/** Whoever was signed out needs a while to sign in again (ours). */
const SIGNED_OUT_MS = 30_000
const WAITS = 'Waiting for the network; goes on by itself'
const FAILED = 'Something went wrong on our side. Please send it again.'

/** Sends a file as it is. XMLHttpRequest, because fetch does not tell how much of a body has left. */
export const sendPhoto: Send = (file, onProgress) => {
  const { promise, resolve } = Promise.withResolvers<Sent>()
  const request = new XMLHttpRequest()
  request.open('POST', `/api/office${uploadMedia.path}?${new URLSearchParams({ name: file.name })}`)
  request.setRequestHeader('Content-Type', 'application/octet-stream')
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
  request.onload = () => resolve(outcomeOf(request))
  request.onerror = () => resolve({ kind: 'away', words: WAITS, afterMs: AGAIN_MS })
  request.ontimeout = request.onerror
  request.onabort = () => resolve({ kind: 'refused', words: 'Stopped' })
  request.send(file)
  return { sent: promise, stop: () => request.abort() }
}

type Envelope = { status?: number; item?: MediaItem; message?: string }

function outcomeOf(request: XMLHttpRequest): Sent {
  const answer = envelopeOf(request.responseText)
  if (answer?.status === 1 && answer.item !== undefined) return { kind: 'kept', item: answer.item }
  const words = answer?.message ?? FAILED
  const seconds = Number(request.getResponseHeader('Retry-After'))
  // Busy, or signed out on the way: the file is still here and need not be chosen again.
  if (request.status === 401) return { kind: 'away', words, afterMs: SIGNED_OUT_MS }
  if (request.status === 503 || request.status === 429)
    return { kind: 'away', words, afterMs: seconds > 0 ? seconds * 1_000 : AGAIN_MS }
  return { kind: 'refused', words }
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return undefined
  }
}
