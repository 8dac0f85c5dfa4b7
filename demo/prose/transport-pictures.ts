/** Scenes of the pages for getting around, by page; and of each vessel, by "vessel." and its id. */
export const transportScenes: Record<string, string> = {
  'car-rental': 'car-mpv',
  ferry: 'ferry',
  'ferry-cabin': 'ferry-cabin',
  'vessel.tideline-meridian': 'vessel-tideline-meridian',
  'vessel.saffron-tern': 'vessel-saffron-tern',
}
