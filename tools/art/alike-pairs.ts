/** A picture made tiny, three bytes a pixel, all of one size. */
export type Thumbnail = { name: string; pixels: Uint8Array }
/** `distance`: how far apart the colours of two pixels in the same place are on the average, 0 to 255. */
export type Pair = { names: [string, string]; distance: number }

/** All pairs, those that look most alike first. */
export function alikePairs(thumbnails: readonly Thumbnail[]): Pair[] {
  return thumbnails
    .flatMap((left, index) =>
      thumbnails.slice(index + 1).map(
        (right): Pair => ({
          names: [left.name, right.name],
          distance: distanceOf(left.pixels, right.pixels),
        }),
      ),
    )
    .sort((left, right) => left.distance - right.distance)
}

function distanceOf(left: Uint8Array, right: Uint8Array): number {
  let sum = 0
  for (const [index, value] of left.entries()) sum += Math.abs(value - (right[index] ?? 0))
  return sum / left.length
}
