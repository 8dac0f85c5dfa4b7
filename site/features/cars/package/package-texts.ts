/** "8 hours, up to 60 km"; a provider may set no limit. */
export function driveLength(duration: string, kmLimit: number): string {
  return kmLimit === 0 ? duration : `${duration}, up to ${kmLimit} km`
}

export function upToTravellers(count: number): string {
  return count === 1 ? 'for 1 traveller' : `for up to ${count} travellers`
}
