import type { LegalPage } from '../legal-page.ts'

export const refundPolicy: LegalPage = {
  slug: 'refund-policy',
  title: 'Refund and cancellation policy',
  version: '1.2',
  lastChanged: '2026-11-25',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'Cancel {earlyDays} or more before the start and {earlyRefund} of the price comes back; {lateFirstDay} to {lateLastDay} before, {lateRefund}; later, nothing. Cars are free to cancel until {carFreeCancel} before pick-up, and ferry tickets follow the rules of the carrier. If we, an operator or the weather cancel, you get everything back.',
      ],
    },
    {
      heading: 'How to cancel',
      paragraphs: [
        'Open My Bookings, choose the booking and press Cancel. You can cancel all of it or single parts. The page shows the refund before you confirm, and that figure is what you get. If you cannot, call {phone}, or write to {email} from the address of your booking and quote the booking ID, the reference that begins with PDK. The time at which your confirmation or your email reaches us is the time that counts.',
        'A booking that is not paid yet can be dropped at any time without cost.',
      ],
    },
    {
      heading: 'The general rule: packages, hotels and water sports',
      paragraphs: [
        'Days are counted by the calendar in Indian time, from the day you cancel to the day the package, the stay or the activity starts. The hour does not matter, only the date.',
      ],
      table: {
        columns: ['You cancel', 'You get back', 'We keep'],
        rows: [
          ['{earlyDays} or more before the start', '{earlyRefund} of the price', '{earlyKept}'],
          ['{lateFirstDay} to {lateLastDay} before', '{lateRefund} of the price', '{lateKept}'],
          ['less than {lateDays} before', 'nothing', 'all of it'],
          ['not at all (no-show), or after the start', 'nothing', 'all of it'],
        ],
      },
    },
    {
      heading: 'A worked example for a package',
      paragraphs: ['A package of ₹1,00,000 starts on Friday, 25 December 2026, and has been paid in full.'],
      table: {
        columns: ['You cancel', 'Days before', 'Refund'],
        rows: [
          ['up to 10 December, 23:59', '15 or more', '₹80,000'],
          ['11 to 18 December', '14 to 7', '₹50,000'],
          ['19 December or later', '6 or fewer', '₹0'],
          ['never, and you do not come', 'no-show', '₹0'],
          ['we or the weather cancel the trip', 'any', '₹1,00,000'],
        ],
      },
    },
    {
      heading: 'When only a part has been paid',
      paragraphs: [
        'The share that we keep is worked out from the full price and taken from what you have paid so far. If you have paid less than that, the refund is nothing, and nothing more is charged.',
        'Example: a package of ₹60,000 starts on Saturday, 20 February 2027. You have paid an initial ₹30,000. The balance is due on 5 February.',
      ],
      table: {
        columns: ['You cancel', 'Paid so far', 'We keep', 'Refund'],
        rows: [
          ['up to 5 February', '₹30,000', '₹12,000 ({earlyKept})', '₹18,000'],
          ['up to 5 February', '₹60,000', '₹12,000 ({earlyKept})', '₹48,000'],
          ['6 to 13 February', '₹60,000', '₹30,000 ({lateKept})', '₹30,000'],
          ['on 6 February, with the balance unpaid', '₹30,000', '₹30,000 ({lateKept})', '₹0'],
          ['14 February or later', '₹60,000', '₹60,000', '₹0'],
        ],
      },
    },
    {
      heading: 'When a part is not refundable',
      paragraphs: [
        'Some things in a booking cannot be returned, such as documents that were paid for. They are taken out first, and the share is worked out from the rest. Example: the package of ₹1,00,000 above, paid in full, of which ₹5,000 is not refundable.',
      ],
      table: {
        columns: ['You cancel', 'We keep', 'Refund'],
        rows: [
          ['up to 10 December', '₹24,000 (₹5,000 and {earlyKept} of ₹95,000)', '₹76,000'],
          ['11 to 18 December', '₹52,500 (₹5,000 and {lateKept} of ₹95,000)', '₹47,500'],
          ['19 December or later', '₹1,00,000', '₹0'],
          ['we or the weather cancel the trip', 'nothing', '₹1,00,000'],
        ],
      },
    },
    {
      heading: 'Hotels',
      paragraphs: [
        'The general rule applies, counted to the day of check-in. Example: three nights for ₹24,000 with taxes, check-in on Wednesday, 10 March 2027, paid in full.',
      ],
      table: {
        columns: ['You cancel', 'Refund'],
        rows: [
          ['up to 23 February', '₹19,200'],
          ['24 February to 3 March', '₹12,000'],
          ['4 March or later', '₹0'],
        ],
      },
    },
    {
      heading: 'Water sports',
      paragraphs: [
        'The general rule applies, counted to the day of the activity. Example: two boat try-dives for ₹11,000 on Friday, 12 March 2027. If the operator calls the dive off because of the sea, the full ₹11,000 is returned.',
      ],
      table: {
        columns: ['You cancel', 'Refund'],
        rows: [
          ['up to 25 February', '₹8,800'],
          ['26 February to 5 March', '₹5,500'],
          ['6 March or later', '₹0'],
        ],
      },
    },
    {
      heading: 'Ferries',
      paragraphs: [
        'The carrier is paid when the seat is booked, so its own rules decide. They are shown before you pay and on your ticket. For the carriers on sale today they are as below, counted in hours to the sailing. Example: two tickets for ₹3,000 in all, sailing on Saturday, 20 February 2027, at 08:00.',
        'If the carrier cancels, you choose between a full refund and another sailing free of charge. A ticket that was moved at your wish is not refunded afterwards.',
      ],
      table: {
        columns: ['You cancel', 'In the example', 'Refund'],
        rows: [
          ['48 hours or more before', 'up to 18 February, 08:00', '80%: ₹2,400'],
          ['24 to 48 hours before', 'from then to 19 February, 08:00', '50%: ₹1,500'],
          ['less than 24 hours before, or no-show', 'after that', '₹0'],
        ],
      },
    },
    {
      heading: 'Cars',
      paragraphs: [
        'Free until exactly {carFreeCancel} before pick-up, for every kind of hire with a driver. After that, or if nobody comes, nothing is refunded. Example: a sedan for a day at ₹2,940 with tax, pick-up at 09:00.',
      ],
      table: {
        columns: ['You cancel', 'Refund'],
        rows: [
          ['up to 08:00', '₹2,940'],
          ['after 08:00', '₹0'],
        ],
      },
    },
    {
      heading: 'Cancelling a part of a booking',
      paragraphs: [
        'Each line of a booking keeps its own rule and its own start date. If you drop one of them, the share that we keep for it is added to the price of the lines that stay. What you have paid beyond that sum is returned; what is missing becomes the balance.',
        'Example: a hotel for ₹20,000 and a car for ₹5,000, both paid in full. You drop the hotel 10 days before check-in and keep the car. We keep ₹10,000 for the hotel and ₹5,000 for the car, and ₹10,000 comes back.',
      ],
    },
    {
      heading: 'What is not refunded',
      paragraphs: ['Where one of these was part of your booking, it was named as such before you paid.'],
      list: [
        'Booking and administration fees.',
        'Costs of visas, insurance and documents.',
        'Services that are partly used, and days of a trip that you leave early.',
        'Packages that are labelled non-refundable. If we cancel such a package, you still get everything back.',
      ],
    },
    {
      heading: 'How and when the money comes back',
      paragraphs: [
        'Refunds go to the method that you paid with: the same card, account, UPI handle or wallet. We send an approved refund to the payment gateway at once. It reaches you within {refundDays} of approval; banks take {bankDays} of that time to show it. Business days are Monday to Friday without public holidays. My Bookings shows the last date by which you will have it.',
        'If a refund has not arrived by that date, write to {email} with the booking reference. If the gateway cannot pay it back to the old method, for example because a card was closed, we ask you for another account in your own name.',
        'What you have paid beyond the price of your booking, and a payment that reached us after your seats had gone, is returned without any request.',
      ],
    },
    {
      heading: 'Questions and disputes',
      paragraphs: [
        'Customer support answers {supportHours}, at {phone} and {email}. After that our grievance officer {grievanceName} ({grievanceEmail}) decides within one month. Disputes fall under the local courts of Sri Vijaya Puram (Port Blair).',
      ],
    },
  ],
}
