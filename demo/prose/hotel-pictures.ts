/** The two scenes of a house itself, besides its rooms: from outside, which is its card's cover, and a detail. */
export function houseScenes(hotelId: string): [outside: string, detail: string] {
  return [hotelId, `${hotelId}-detail`]
}

/** A gallery shows the house, its rooms, its detail and the places around, and ends here. */
export const GALLERY_SIZE = 8
