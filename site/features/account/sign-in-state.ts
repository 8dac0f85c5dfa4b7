/** How somebody asked for a code: by an address, or by a booking and its lead traveller. */
export type SignInWay = { kind: 'email'; email: string } | { kind: 'booking'; ref: string; contact: string }

/** Which step of signing in a page shows; made on the server, the same with script and without. */
export type SignInState =
  | { step: 'ask'; email: string; ref: string; contact: string; problems: AskProblems; failure?: string }
  | {
      step: 'code'
      way: SignInWay
      challengeId: string
      /** ISO; "until" in the words. */
      expiresAt: string
      problem?: string
      /** Why no newer code was sent; the one on its way is still good. */
      notice?: string
      /** The code is over or was tried too often: only a new one helps. */
      failure?: string
    }
  | { step: 'link'; link: string }

export type AskProblems = { email?: string; ref?: string; contact?: string }

/** What a form of the page is for; its fields go by these names. */
export const INTENT = 'intent'
export type Intent = 'email' | 'booking' | 'code' | 'link' | 'sign-out'

export const NOTHING_ASKED = {
  step: 'ask',
  email: '',
  ref: '',
  contact: '',
  problems: {},
} as const satisfies SignInState

/** What the visitor typed as where to: the address, or the reference. */
export function wayText(way: SignInWay): { kind: SignInWay['kind']; to: string } {
  return way.kind === 'email' ? { kind: 'email', to: way.email } : { kind: 'booking', to: way.ref }
}
