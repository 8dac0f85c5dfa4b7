type ByTime = { day: string; night: string }

/**
 * What opens the home page, each by day and by night: a drawn scene as one picture, and the same in layers that move at
 * their own pace, the farthest first.
 */
export const heroScenes: { caption: string; flat: ByTime; layers: ByTime[] }[] = [
  {
    caption: 'A lagoon off Swaraj Dweep',
    flat: { day: 'lagoon-day', night: 'lagoon-night' },
    layers: [
      { day: 'lagoon-day-back', night: 'lagoon-night-back' },
      { day: 'lagoon-day-middle', night: 'lagoon-night-middle' },
      { day: 'lagoon-day-near', night: 'lagoon-night-near' },
    ],
  },
  {
    caption: 'Natural Bridge, Shaheed Dweep',
    flat: { day: 'arch-day', night: 'arch-night' },
    layers: [
      { day: 'arch-day-back', night: 'arch-night-back' },
      { day: 'arch-day-near', night: 'arch-night-near' },
    ],
  },
]
