/** Alt text of the scenes of ferries. */
export const ferryAlts: Record<string, string> = {
  'ferry-cabin': 'Inside a ferry: rows of three seats on each side of the aisle, sea and islands in every window',
  ferry: 'White catamaran ferry crossing a blue channel, seen between palms',
  'sunrise-ferry': 'Passengers with luggage boarding a white catamaran at the quay at sunrise',
  'vessel-saffron-tern':
    'MV Saffron Tern, a small orange ferry, beside a lamp-lit jetty at sunset, guests walking out to it',
  'vessel-tideline-meridian':
    'MV Tideline Meridian, a long white catamaran with a blue stripe, at speed off a green island',
}
