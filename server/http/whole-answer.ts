/** Bodies at hand, so that whoever sends an answer need not read them out of a stream again. */
const bodies = new WeakMap<Response, Buffer>()

/** An answer whose body is all there; `bodyOf` gives it back as it is. */
export function wholeAnswer(body: Buffer, init: ResponseInit): Response {
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

/** The body of an answer, in one piece. */
export async function bodyOf(answer: Response): Promise<Buffer> {
  return bodies.get(answer) ?? Buffer.from(await answer.arrayBuffer())
}

/** Whether its body is at hand. Such an answer is our own, and its headers may be added to. */
export function isWhole(answer: Response): boolean {
  return bodies.has(answer)
}

/** The same answer under other headers. */
export function withOtherHeaders(answer: Response, headers: Headers): Response {
  const other = new Response(answer.body, { status: answer.status, headers })
  const body = bodies.get(answer)
  return body === undefined ? other : remember(other, body)
}

function remember(answer: Response, body: Buffer): Response {
  bodies.set(answer, body)
  return answer
}
