const brief = new WeakSet<Response>()

/** Notes that this answer is to an address that asks for what we do not have; anyone can make up any number of them. */
export function keepBriefly(response: Response): Response {
  brief.add(response)
  return response
}

export function isKeptBriefly(response: Response): boolean {
  return brief.has(response)
}
