export const LAYOUT_TEXTS = {
  skip: 'Skip to the content',
  mainMenu: 'Main menu',
  menu: 'Menu',
  tourPackages: 'Tour Packages',
  allPackages: 'All tour packages',
  retry: 'Retry',
  search: 'Search',
  panel: 'Saved, theme and contact',
  theme: 'Day or night',
  contact: 'Talk to us',
  hours: 'Hours',
  newTab: ' (opens in a new tab)',
} as const
