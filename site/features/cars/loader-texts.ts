/** The words that only the server writes into a page of cars. */
export const LOADER_TEXTS = {
  airport: 'Airport',
} as const

export function onIsland(island: string): string {
  return `On ${island}`
}

export function hotelAt(point: string): string {
  return `Hotel, ${point}`
}
