/** What opens the home page: drawn scenes in layers, the farthest first, each by day and by night. */
export const heroScenes: { caption: string; layers: { day: string; night: string }[] }[] = [
  {
    caption: 'A lagoon off Swaraj Dweep',
    layers: [
      { day: 'lagoon-day-back', night: 'lagoon-night-back' },
      { day: 'lagoon-day-middle', night: 'lagoon-night-middle' },
      { day: 'lagoon-day-near', night: 'lagoon-night-near' },
    ],
  },
  {
    caption: 'Natural Bridge, Shaheed Dweep',
    layers: [
      { day: 'arch-day-back', night: 'arch-night-back' },
      { day: 'arch-day-near', night: 'arch-night-near' },
    ],
  },
]
