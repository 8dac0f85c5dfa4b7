/** A package as another company's system sends it: old spellings, prices as text, things we have no use for. */
export const FOREIGN = {
  _id: '64f1c0ffee64f1c0ffee64f1',
  slug: 'Blue-Week',
  packageName: 'Blue Week',
  categoryId: { _id: '64f1c0ffee64f1c0ffee64f2', categoryName: 'Honeymoon', __v: 0 },
  images: [
    { mediaLink: 'https://cdn.provider.test/1.jpg', width: '1600', _id: 'x' },
    'https://cdn.provider.test/2.jpg',
  ],
  places: [{ placeId: 'p1', name: 'Radhanagar Beach' }, 'Neil Island'],
  duration: '4 nights 5 days',
  description: '<p style="color:red">Blue</p>',
  packageRate: '37600',
  createdAt: '2024-01-01T00:00:00Z',
}

export const FOREIGN_DETAILS = {
  ...FOREIGN,
  overview: '<p>Overview</p>',
  inclusion: '<ul><li>Ferry</li></ul>',
  exclusion: '<ul><li>Flights</li></ul>',
  paymentPolicy: null,
  cancellationPolicy: '<p>Tiers</p>',
  upperLimit: '12',
  tourIternary: [
    {
      title: 'Arrival',
      description: 'Meet',
      breakfast: 0,
      lunch: true,
      dinner: '1',
      ferry: { name: 'Nautika', image: '' },
    },
    { title: 'Beach', description: null, ferry: null },
  ],
  hotelDetails: [
    {
      place: 'Havelock',
      hotelName: 'Inn',
      duration: '2 Nights',
      capacityPerRoom: '3',
      roomType: 'Deluxe',
      starRating: 3.5,
    },
  ],
}

/** The same package as our pages know it. */
export const PACKAGE = {
  _id: FOREIGN._id,
  slug: 'Blue-Week',
  packageName: 'Blue Week',
  packagebaseRate: 37_600,
  taxPercent: 5,
  nights: 4,
  images: [
    { mediaLink: 'https://cdn.provider.test/1.jpg', width: 1600 },
    { mediaLink: 'https://cdn.provider.test/2.jpg' },
  ],
  places: [
    { placeId: 'p1', name: 'Radhanagar Beach' },
    { placeId: '', name: 'Neil Island' },
  ],
}
