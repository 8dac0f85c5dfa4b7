/**
 * The migrations that were applied before they were squashed into the baseline, each by its name and SHA-256. They made exactly the
 * tables of the baseline, so that a database which has all of them is taken over as it is.
 */
export const BEFORE_BASELINE: Readonly<Record<string, string>> = {
  '0001-catalogue.sql': '672e2e9992ac234843860f9be514e046aafeacd3ed68d37f748bb1cdc008988a',
  '0002-operations.sql': '3c1d6c4203e907da3512ea1cb1d6cda44a340614ce2b20661b52395208d8b36e',
  '0003-catalogue-version.sql': 'cf92c5b6eba696bb8b12e1af00b5f24bb731681d3459b1053e81f2444ac9011c',
  '0004-hotels.sql': 'f667f51cafcaacdd63d5ceb1ec17c27e3ebdbb14dc3edd6947f5d086132574ee',
  '0005-activities.sql': 'bec880dc5305eb8f3ae8849deeee90e5a400bbca6bd6e013758dc686a3750248',
  '0006-content.sql': '2e5bd2ecb50057cc850329682567aad4eb20554822a137ed02d01df4eae9f4ba',
  '0007-reviews.sql': '0d09a04330dcb854ae441fff02025234efc7fff06417ea051788ea2a954e7ccb',
  '0008-search.sql': '482b66ff62acbf66b487d1bf92123717324150a1c16c67c9bc1e3a3580b2bd4b',
  '0009-search-names.sql': '6df4c3e22323d173719e4c13c06bb047321b1de24f3e60affbc9cddbe7d1649b',
  '0010-kept-versions.sql': 'd6fe12d9aa935f153c5654cac6925b9a028f6acf86d44c3ed471900bc1d25d73',
  '0011-enquiry-price.sql': 'cdebe5f98060e3b9a22509eaaa9aa1ed2691a89c251c01b915858ef37a3bc410',
  '0012-cars.sql': '28326535d2a68e7debcfcfcbc62674a95244932dc8b39480eda5548efb8ea155',
  '0013-ferries.sql': 'ac95ddd92d04d39fc85541b3fcfeac58cc660213c4fc41db1ccd05fcd1863e05',
  '0014-ferry-copies.sql': '309a66a22011c77e04d91cdfcec41e9d534360deccc49bd266420c36fc9cd545',
  '0015-enquiry-infants.sql': '326d1f41e29832b0e22955d6bb38051f214c664b8df431440d8a0732eecaecc1',
  '0016-visitors.sql': '5f965fb5b8f3cf2553ef0b21d6b43807949008db7f027e3dc507d9ddd7262ae5',
  '0017-bookings.sql': '813259c433c176a186fccd389bd46e024011d371c4a915c1e42c8febeae033d6',
  '0018-sandbox-payments.sql': '506adec7d0c2b81857743ef816e10d85379e79de818d9432b4c4193f98af058a',
  '0019-mail-attachments.sql': 'bbec1c374f8fd5389dbde7a47054e69f28e85733972bdff46a53ebd5de5cb55e',
  '0020-sign-in.sql': '8ebfedcbf154de7473b307ec12ba23883f112ce83c648cdf4dfd18d99e6e3047',
  '0022-review-invitations.sql': '1c91782ff7667a92475ef66e4a37c1d853b1f98f7cea6da994c22ccb8ddc72c7',
  '0023-carrier-policies.sql': '755a5d4b9b26fee892a09130b9ea8e34b20a752191f60f82c804cc7f206a493b',
  '0024-ferry-seat-locks.sql': '424e8a452d98edf1ba1a43e3f864d907509592c84530600f017572b00a16dbdc',
  '0025-cached-clock.sql': 'b8700bbdf38882adc61d2b423f66964843407882c0a13b9801fccb997c54c286',
  '0026-due-jobs-by-topic.sql': '14f12fac9c9427e456d1762aafea7fb4f528353338d975645a35b06084f6a547',
  '0027-trip-facts.sql': '46f9aae3063d8b3fa636f75a8f758602dbd99af592333c7b605b83a16baadc0f',
  '0030-written-quotes.sql': 'c886e49e4b10bbf8fd1f0e198687ef02b2f266449d393332fc1811f03d7370a1',
  '0031-holding-limits.sql': '09c599032cbd2ae7715ac33562a0c555cca835fd2b4630d2f3381c21f714a8d2',
  '0032-form-limits.sql': '840ffa9b07ab6eb3cb10751c52ed4a9a81d37db446022258692ebf870bae0678',
  '0034-partners-noise.sql': 'ec224bc49f2836b7b7f396dbfdeac559490e2618eb56359da7cd334f07b909d4',
  '0035-practice-invoices.sql': '89d1538269ac4383e0001f15f8145d2b0bec866749c3add06dfa9e55f807392d',
  '0037-confirmed-mailboxes.sql': '652ba521a7a9cb83d51b6695d63dbf4893374f2d52222ef481413d3a273b5011',
  '0040-quote-numbers.sql': 'ab6ad88906ce61a24bd7532882436f1a0594af86c884aebfa268fed4a7dea833',
  '0041-privacy.sql': '557ecb641af7b6ac3c7b3e6bd5baff0fe1a781f0c85c83e659f0d21320f99edc',
}
/** The number of the last file of the baseline. */
const BASELINE_LAST = '0019'

export type Applied = { name: string; sha256: string }

/**
 * What was applied to a database, in terms of the migrations of this program: all of those from before the baseline stand for the
 * baseline. Throws where only some of them were applied, or one that was not as it was committed.
 */
export function sinceBaseline<Row extends Applied>(applied: readonly Row[], migrations: readonly Applied[]): Applied[] {
  const found = new Map(applied.map(({ name, sha256 }) => [name, sha256]))
  const before = Object.keys(BEFORE_BASELINE)
  if (!before.some((name) => found.has(name))) return [...applied]
  const missing = before.filter((name) => !found.has(name))
  if (missing.length > 0)
    throw new Error(
      'This database was begun before the first release and never brought up to it: it lacks the migrations ' +
        `${missing.join(', ')}. Start the last program from before the release on it once, then this one.`,
    )
  const changed = before.filter((name) => found.get(name) !== BEFORE_BASELINE[name])
  if (changed.length > 0)
    throw new Error(
      `This database was begun before the first release with other migrations than were committed: ${changed.join(', ')}. ` +
        'Its tables may differ from those of this program, so it is left as it is.',
    )
  const baseline = migrations.filter(({ name }) => name.slice(0, 4) <= BASELINE_LAST)
  return [...baseline, ...applied.filter(({ name }) => !before.includes(name))]
}
