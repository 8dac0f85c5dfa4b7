/** Sailings, the timetable, boats and carriers. */
export const FERRY_SCREENS = [
  {
    path: 'sailings',
    label: 'Sailings',
    operation: 'catalogue.read',
    load: () => import('../ferries/sailings.tsx').then(({ Sailings }) => Sailings),
  },
  {
    path: 'sailings/:id',
    label: 'A sailing',
    operation: 'catalogue.read',
    load: () => import('../ferries/sailing.tsx').then(({ Sailing }) => Sailing),
    inner: true,
  },
  {
    path: 'timetable',
    label: 'Timetable',
    operation: 'catalogue.read',
    load: () => import('../ferries/timetable.tsx').then(({ Timetable }) => Timetable),
  },
  {
    path: 'timetable/:id',
    label: 'A departure',
    operation: 'catalogue.read',
    load: () => import('../ferries/departure.tsx').then(({ DepartureScreen }) => DepartureScreen),
    inner: true,
  },
  {
    path: 'boats',
    label: 'Boats',
    operation: 'catalogue.read',
    load: () => import('../ferries/boats.tsx').then(({ Boats }) => Boats),
  },
  {
    path: 'boats/:id',
    label: 'A boat',
    operation: 'catalogue.read',
    load: () => import('../ferries/boat.tsx').then(({ Boat }) => Boat),
    inner: true,
  },
  {
    path: 'boats/:id/seats',
    label: 'Seats of a boat',
    operation: 'catalogue.read',
    load: () => import('../ferries/seat-editor.tsx').then(({ SeatEditor }) => SeatEditor),
    inner: true,
  },
  {
    path: 'ferry-carriers',
    label: 'Carriers',
    operation: 'catalogue.read',
    load: () => import('../ferries/carriers.tsx').then(({ Carriers }) => Carriers),
  },
] as const
