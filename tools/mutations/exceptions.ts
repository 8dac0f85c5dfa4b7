/** Changes that no test can tell, or need tell, by their names, and why: they count as survivors all the same. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'server/http/connections.ts isStuck: boundary: return now - stuck.movedAt [>= → >] slowMs || now - stuck.since >= may':
    'Apart only at the very microsecond of the limit, and the connection is looked at again a second later.',
  'server/http/connections.ts isQuiet: boundary: h.max(since, register.lastHeardAt) [>= → >] limits.graceMs':
    'Apart only at the very microsecond of the limit, and the stop looks again 20 ms later.',
  'server/http/read-limited.ts readLimited: early end left out: [if (length >= 0) { const whole = Buffer.from(await request.arrayBuffer… → ;]':
    'A shortcut that costs less: read as a stream, the same body comes out, and the limit is the same.',
  'server/ferries/claim-seats.ts countSeats: sql boundary: d.trip_id and ferry_seat.expires_at [> → >=] app_now() and booking.counted_by =':
    'Apart only at the very microsecond at which a hold runs out.',
  'server/visitors/challenge-store.ts deleteOldChallenges: sql boundary: sign_in_challenge where created_at [< → <=] app_now() - ${periodText(KEPT.codes':
    'Apart only at the very microsecond; the next mail forgets what was left.',
  'server/db/claim-units.ts releaseUnits: sql boundary: } and (select count(*) from locked) [> → >=] 0`,':
    'The count is asked for so that the stock is locked before, which it is either way; there are no claims without stock.',
  'contract/terms/ferry-seats.ts lightest: integer: ts = Array.from({ length: people + [1 → 2] }, (_, count) => (count === 0 ? 0':
    'One place more at the end of a list of which nobody reads the end.',
  'contract/terms/ferry-seats.ts closest: sum: for (let from = 0; from [+ → -] columnSpan < columns; from += 1) {':
    'Boxes that reach beyond the last column hold what a narrower box before them held.',
  'contract/terms/ferry-seats.ts within: default left out: const ways = [rows[row] ?? [] → rows[row]]':
    'A box lies within the rows: what stands in for none is never read.',
  'server/bookings/holds/network-share.ts needAboveShare: logic: return share.percent < 100 [&& → ||] units > share.units':
    'A shortcut that costs less: what is within the share, or has none, is counted then and found to be within it.',
  'server/bookings/holds/hold-limits.ts sharesOf: integer: shares[index] ?? { most: 0, left: [0 → 1] }]))':
    'A share comes back for each that is asked for: what stands in for none is never read.',
  'contract/terms/ferry-seats.ts waysOf: integer: (BASE + stretches) * BASE + BASE - [1 → 2] ,':
    'A bound to begin with: no row has so many seats that it could strand 998 of them.',
}
