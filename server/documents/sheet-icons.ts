/** Lucide's drawings (ISC, site/ui/icons-LICENSE.txt) as on the site: strokes on a square of 24 units. */
export const ICONS = {
  arrow: ['M5 12h14', 'm12 5 7 7-7 7'],
  bed: ['M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8', 'M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4', 'M12 4v6', 'M2 18h20'],
  check: ['M20 6 9 17l-5-5'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
  ship: [
    'M12 2v2',
    'M12 9.189V13',
    'M19 12V6a2 2 0 0 0 -2 -2H7a2 2 0 0 0 -2 2v6',
    'M19.38 19A11.6 11.6 0 0 0 21 13l-8.188 -3.639a2 2 0 0 0 -1.624 0L3 13.001a11.6 11.6 0 0 0 2.81 7.76',
    'M2 20c.6 .5 1.2 1 2.5 1 2.5 0 2.5 -2 5 -2 1.3 0 1.9 .5 2.5 1s1.2 1 2.5 1c2.5 0 2.5 -2 5 -2 1.3 0 1.9 .5 2.5 1',
  ],
} as const
export type IconName = keyof typeof ICONS

export const ICON_UNITS = 24
/** Of those units. */
export const ICON_STROKE = 2
