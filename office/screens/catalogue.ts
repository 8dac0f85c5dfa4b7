import { ROAD_AND_WATER_SCREENS } from './cars/screens.ts'

/** The screens of the catalogue, each fetched when it is first opened. */
export const CATALOGUE = [
  {
    path: 'packages',
    label: 'Packages',
    operation: 'catalogue.read',
    load: () => import('./packages/packages.tsx').then(({ Packages }) => Packages),
  },
  {
    path: 'packages/:id',
    label: 'A package',
    operation: 'catalogue.read',
    load: () => import('./packages/package.tsx').then(({ Package }) => Package),
    inner: true,
  },
  {
    path: 'hotels',
    label: 'Hotels',
    operation: 'catalogue.read',
    load: () => import('./hotels/hotels.tsx').then(({ Hotels }) => Hotels),
  },
  {
    path: 'hotels/:id',
    label: 'A hotel',
    operation: 'catalogue.read',
    load: () => import('./hotels/hotel.tsx').then(({ Hotel }) => Hotel),
    inner: true,
  },
  {
    path: 'hotels/:id/pictures',
    label: 'Pictures of a hotel',
    operation: 'catalogue.read',
    load: () => import('./hotels/hotel-pictures.tsx').then(({ HotelPictures }) => HotelPictures),
    inner: true,
  },
  {
    path: 'hotels/:id/rooms',
    label: 'Kinds of rooms',
    operation: 'catalogue.read',
    load: () => import('./hotels/hotel-rooms.tsx').then(({ HotelRooms }) => HotelRooms),
    inner: true,
  },
  {
    path: 'hotels/:id/rooms/:room',
    label: 'A kind of room',
    operation: 'catalogue.read',
    load: () => import('./hotels/hotel-room.tsx').then(({ HotelRoom }) => HotelRoom),
    inner: true,
  },
  {
    path: 'hotels/:id/prices',
    label: 'Prices and nights',
    operation: 'catalogue.read',
    load: () => import('./hotels/hotel-prices.tsx').then(({ HotelPrices }) => HotelPrices),
    inner: true,
  },
  ...ROAD_AND_WATER_SCREENS,
  {
    path: 'deals',
    label: 'Deals',
    operation: 'catalogue.read',
    load: () => import('./deals/deals.tsx').then(({ Deals }) => Deals),
  },
  {
    path: 'seasons',
    label: 'Seasons',
    operation: 'catalogue.read',
    load: () => import('./seasons/seasons.tsx').then(({ Seasons }) => Seasons),
  },
  {
    path: 'photographs',
    label: 'Photographs',
    operation: 'media.read',
    load: () => import('./photographs/photographs.tsx').then(({ Photographs }) => Photographs),
  },
] as const
