import { useState } from 'react'
import type { OfficePicture } from '#contract/office/hotels.ts'

export type Pictures = {
  /** A picture that the package names, or that was chosen a moment ago. */
  pictureOf: (id: string) => OfficePicture | undefined
  /** Takes pictures that were chosen and that the server has not told of yet. */
  meet: (chosen: readonly OfficePicture[]) => void
  list: readonly OfficePicture[]
}

/** The pictures that the fields of a package name by their ids. */
export function usePictures(told: readonly OfficePicture[]): Pictures {
  const [met, setMet] = useState<readonly OfficePicture[]>([])
  const list = [...told, ...met]
  return {
    pictureOf: (id) => list.find((picture) => picture.id === id),
    meet: (chosen) =>
      setMet((before) => [...before, ...chosen.filter(({ id }) => !before.some((each) => each.id === id))]),
    list,
  }
}
