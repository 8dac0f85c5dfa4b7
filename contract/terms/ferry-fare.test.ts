import { expect, test } from 'vitest'
import { fareOfSeats, type SeatFare } from './ferry-fare.ts'

const PREMIUM: SeatFare = { code: 'pClass', name: 'Premium', fare: 1550, taxAmount: 229, portFee: 50 }
const ROYAL: SeatFare = { code: 'rClass', name: 'Royal', fare: 2850, taxAmount: 427, portFee: 50 }

test('each seat costs what its class does, an infant what the vessel asks, and tax and port fee are inside', () => {
  const seats = { pClass: 2, bClass: 0, rClass: 1 }
  expect(fareOfSeats([PREMIUM, ROYAL], (code) => seats[code], { count: 2, fare: 50 })).toEqual({
    lines: [
      { label: 'Premium, 2 seats', amount: 3100 },
      { label: 'Royal, 1 seat', amount: 2850 },
      { label: '2 infants', amount: 100 },
    ],
    taxAmount: 885,
    portFee: 250,
    amountPayable: 6050,
  })
})

test('without seats nothing but the infants is paid', () => {
  expect(fareOfSeats([PREMIUM], () => 0, { count: 0, fare: 50 })).toEqual({
    lines: [],
    taxAmount: 0,
    portFee: 0,
    amountPayable: 0,
  })
})
