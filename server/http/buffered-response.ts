/** Bodies in memory, so that sending a response does not read its stream again. */
const bodies = new WeakMap<Response, Buffer>()

/** A response with its whole body in memory, which `bodyOf` returns without a copy. */
export function bufferedResponse(body: Buffer, init: ResponseInit): Response {
  const unread = new ReadableStream(
    {
      pull: (controller) => {
        if (body.length > 0) controller.enqueue(body)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return remember(new Response(unread, init), body)
}

/** The whole body of a response. */
export async function bodyOf(response: Response): Promise<Buffer> {
  return bodies.get(response) ?? Buffer.from(await response.arrayBuffer())
}

/** Whether the body is in memory. Such a response is our own, and its headers may be changed in place. */
export function isBuffered(response: Response): boolean {
  return bodies.has(response)
}

/** The same response with these headers in place of its own. */
export function replaceHeaders(response: Response, headers: Headers): Response {
  const other = new Response(response.body, { status: response.status, headers })
  const body = bodies.get(response)
  return body === undefined ? other : remember(other, body)
}

function remember(response: Response, body: Buffer): Response {
  bodies.set(response, body)
  return response
}
