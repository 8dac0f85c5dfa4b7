/** Scenes of what we arrange besides packages, by page; of each vessel, by "vessel." and its id; of those who work with us likewise. */
export const transportScenes: Record<string, string> = {
  'water-sports': 'reef',
  hotels: 'villa-pool',
  'car-rental': 'car-mpv',
  ferry: 'ferry',
  'ferry-cabin': 'ferry-cabin',
  'vessel.tideline-meridian': 'vessel-tideline-meridian',
  'vessel.saffron-tern': 'vessel-saffron-tern',
  'person.meera': 'colleague-meera',
  'person.joseph': 'colleague-joseph',
  'person.farida': 'colleague-farida',
}
