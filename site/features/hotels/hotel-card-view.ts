import { formatRupees } from '#contract/terms/money.ts'
import { nightsText, roomsText } from '#contract/terms/stay-labels.ts'
import type { HotelSummary } from '#contract/v1/hotels.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import type { HotelCardView } from '#site/shop/cards/hotel-card.tsx'
import { taxFall } from '#site/shop/price/tax-fall.ts'
import { tellingPlaces } from '#site/shop/telling-places.ts'
import { hotelHref, NO_STAY, type Stay } from './hotel-query.ts'
import { dealTaken, LOADER_TEXTS } from './loader-texts.ts'
import { fewLeft, taxesSplit } from './texts.ts'

/** From here down a card says how many rooms are left. */
export const FEW_LEFT = 5

/** The cards of one list: each names what tells it apart from the others. With `stay` the prices are those of the stay. */
export function toHotelCards(hotels: readonly HotelSummary[], stay: Stay = NO_STAY): HotelCardView[] {
  const offers = tellingPlaces(hotels.map(({ amenities }) => amenities.map(({ name }) => name)))
  return hotels.map((hotel, index) => toHotelCard(hotel, stay, offers[index]))
}

/** Alone, it needs nothing to be told by. */
export function toHotelCard(hotel: HotelSummary, stay: Stay = NO_STAY, offers = ''): HotelCardView {
  const { _id, name, locality, place, propertyType, starRating, badge, rating, images } = hotel
  const isOut = hotel.stay?.soldOut === true
  const picture = images[0]
  return {
    id: _id,
    name,
    href: hotelHref(_id, stay),
    ...(picture ? { picture: cardPicture(leanPicture(picture)) } : {}),
    where: [locality.name, place.name].filter((part) => part !== '').join(', '),
    type: propertyType.name,
    stars: starRating,
    offers,
    ...(badge ? { badge } : {}),
    ...(rating ? { rating } : {}),
    ...(isOut ? {} : { price: hotel.stay ? stayPrice(hotel.stay, badge) : nightPrice(hotel) }),
    ...noteOf(hotel, isOut),
  }
}

/** Rupees a night as shown, tax inside: of the stay asked for, or of the regular season. */
export function nightlyOf({ stay, standardPrice, taxAmount }: HotelSummary): number {
  return stay?.perNight ?? standardPrice + taxAmount
}

function nightPrice({ standardPrice, taxAmount, struckPrice, struckTaxAmount = 0 }: HotelSummary) {
  const fall = struckPrice === undefined ? '' : taxFall(standardPrice, taxAmount, struckPrice, struckTaxAmount)
  return {
    amount: standardPrice + taxAmount,
    ...(struckPrice === undefined ? {} : { struck: struckPrice + struckTaxAmount }),
    unit: LOADER_TEXTS.perNight,
    split: taxesSplit(formatRupees(standardPrice), formatRupees(taxAmount)) + fall,
  }
}

/** What a night of these dates was before the deal is not on record, so nothing is struck: the deal is named instead. */
function stayPrice({ nights, rooms = 1, perNight, price }: NonNullable<HotelSummary['stay']>, badge?: string) {
  const { amountPayable, taxAmount } = price
  return {
    amount: amountPayable,
    unit: `for ${nightsText(nights)}${rooms > 1 ? `, ${roomsText(rooms)}` : ''}; ${formatRupees(perNight)} ${LOADER_TEXTS.perNight}`,
    split:
      taxesSplit(formatRupees(amountPayable - taxAmount), formatRupees(taxAmount)) + (badge ? dealTaken(badge) : ''),
  }
}

function noteOf({ availableRooms, stay }: HotelSummary, isOut: boolean): Pick<HotelCardView, 'note'> {
  if (isOut) return { note: { text: availableRooms > 0 ? LOADER_TEXTS.tooFew : LOADER_TEXTS.soldOut, isOut } }
  return stay && availableRooms > 0 && availableRooms < FEW_LEFT
    ? { note: { text: fewLeft(availableRooms), isOut } }
    : {}
}
