/** Whether an address leads to this very machine, so that nobody on the way can read along. */
export function isOwnMachine(address: string): boolean {
  const hostname = URL.parse(address)?.hostname ?? ''
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
