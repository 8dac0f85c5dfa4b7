/** What the last call to the payment gateway said of it; `not_asked` since the start of this process. */
export type GatewayState = 'not_asked' | 'answering' | 'away' | 'key_refused'

let state: GatewayState = 'not_asked'

export function recordGateway(heard: Exclude<GatewayState, 'not_asked'>): void {
  state = heard
}

export function gatewayState(): GatewayState {
  return state
}
