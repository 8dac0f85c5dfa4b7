/** Minutes without a call after which a member of staff has to sign in again (booking rules 3.2). */
export const STAFF_IDLE_MINUTES = 30
/** Hours after which a session of the office ends whatever happens. */
export const STAFF_SESSION_HOURS = 12
/** Hours that a link to set up an account is good for; the first owner's is printed anew at each start. */
export const SETUP_LINK_HOURS = 24
/** Codes given out to get in with when the authenticator is lost; each works once. */
export const RECOVERY_CODES = 10
/** Wrong second factors of a member in so many minutes, after which none is checked until they have passed. */
export const FACTOR_TRIES = { count: 5, minutes: 15 } as const
/** How many people a team may have. */
export const TEAM_MAX = 60
/** How many passkeys a member may have (ours). */
export const PASSKEYS_MAX = 10
/** Letters of a passkey's name (ours). */
export const PASSKEY_NAME_MAX = 40
/** Minutes that a browser has to answer with a passkey (ours). */
export const PASSKEY_MINUTES = 5
/** Minutes that a new authenticator has until its first code: an app may have to be installed (ours). */
export const AUTHENTICATOR_MINUTES = 30
