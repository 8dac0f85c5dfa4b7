const brief = new WeakSet<Response>()

/** Marks a response to an address of something that does not exist: anyone can invent any number of them, so they are cached briefly. */
export function cacheBriefly(response: Response): Response {
  brief.add(response)
  return response
}

export function isCachedBriefly(response: Response): boolean {
  return brief.has(response)
}
