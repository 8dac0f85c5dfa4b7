import type { LegalPage } from '../legal-page.ts'

export const paymentPolicy: LegalPage = {
  slug: 'payment-policy',
  title: 'Payment policy',
  version: '1.2',
  lastChanged: '2026-11-25',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'You pay in rupees, through a payment gateway, by card, UPI, net banking or wallet. The price shown is the price paid: taxes are in it and no convenience fee is added. Your card details never pass through our servers.',
      ],
    },
    {
      heading: 'How you can pay',
      paragraphs: [
        'At checkout you leave this site for the secure page of a third-party payment gateway, which is named before you go. There you can use:',
      ],
      list: ['credit cards and debit cards', 'UPI', 'net banking', 'wallets that the gateway supports'],
    },
    {
      heading: 'Card data',
      paragraphs: [
        'The gateway takes your card, bank or UPI details and checks them with your bank. We receive a payment number, the amount and the result. We neither see nor store card numbers, security codes, PINs or passwords, and our staff will never ask you for them by telephone or email. If somebody does so in our name, do not answer, and tell us at {email}.',
      ],
    },
    {
      heading: 'How much to pay, and when',
      paragraphs: [
        'You can always pay the full price at once. If the start is more than {initialDays} away, you may confirm with a part of it and pay the rest later.',
      ],
      table: {
        columns: ['Product', 'To confirm', 'Balance'],
        rows: [
          ['Packages', '{packageShare}', 'by {balanceDays} before the start'],
          ['Packages starting {inFullFrom} to {inFullUntil}', 'the full price', 'none'],
          ['Hotels', '{hotelShare}', 'by {balanceDays} before check-in'],
          ['Cars with driver', '{carShare}', 'by {balanceDays} before pick-up'],
          ['Water sports', '{activityShare}', 'by {balanceDays} before the activity'],
          ['Ferries', '{ferryShare}: the carrier is paid when the seat is booked', 'none'],
          ['Anything that starts within {initialDays}', 'the full price', 'none'],
        ],
      },
    },
    {
      heading: 'Example of a mixed booking',
      paragraphs: [
        'You book a hotel for ₹20,000, a car for ₹5,000 and two ferry tickets for ₹3,000, all for dates two months ahead. To confirm, you pay {mixedHotel} for the hotel, {mixedCar} for the car and {mixedFerry} for the ferry: {mixedNow} in all. The other {mixedLater} is due {balanceDays} before your first day of travel at the latest.',
      ],
    },
    {
      heading: 'The balance',
      paragraphs: [
        'We remind you by email three days before the balance date, one day before it and on the day. If the balance is still missing at the end of the day after, the booking is cancelled, and the [refund policy](/refund-policy) applies as if you had cancelled on that day.',
      ],
    },
    {
      heading: 'While you pay',
      paragraphs: [
        'Your seats, rooms, cars and places are kept for {holdTime}. From the moment you start to pay you have {payTime} at least, once, and {holdTimeMax} is the limit of it all. The price that you hold does not change in that time.',
        'Do not close the window of the gateway before it sends you back. If you do, nothing is lost: we ask the gateway for the result and show it under your booking reference.',
      ],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: [
        'A failed payment means that the booking is not confirmed. You can try again while your hold lasts.',
      ],
      list: [
        'Money taken, booking not confirmed: look at My Bookings first. The result can take a few minutes.',
        'Money that reaches us after your hold ran out: if the same seats and rooms are still free, we confirm at the held price, even if the price rose. If not, we return the whole sum.',
        'Paid twice: while a balance is open the second payment counts towards it, and what is more than the balance is returned. Once everything is paid, a second payment is returned in full.',
        'Less money than was due: the booking stays open until the hold ends, then the sum is returned.',
        'Banks usually need {bankDays} to show a returned payment.',
      ],
    },
    {
      heading: 'Taxes and invoices',
      paragraphs: [
        'The small line under each price shows the GST in it. Invoices list its central and union-territory halves. If you need the invoice in the name of a firm, give its GSTIN at checkout, because we may not be able to add it later.',
      ],
      table: {
        columns: ['Product', 'GST'],
        rows: [
          ['Packages', '{packageTax}, inside the price'],
          ['Hotel rooms up to {roomTaxUpTo} a night', '{roomTax}'],
          ['Hotel rooms above {roomTaxUpTo} a night', '{roomTaxHigh}'],
          ['Cars with driver', '{carTax}; entry tickets are passed on without tax'],
          ['Private ferries', '{ferryTax}, inside the fare, except on the port fee'],
          ['Water sports', '{activityTax}, inside the price'],
        ],
      },
    },
    {
      heading: 'Fees, currency and offers',
      paragraphs: [
        'We add no convenience fee. All prices and payments are in Indian rupees; a bank outside India may charge for the exchange. A struck-through price is the lowest price of the 30 days before the offer began, and nothing is deducted twice.',
      ],
    },
    {
      heading: 'Refunds and contact',
      paragraphs: [
        'Refunds go to the original payment method within {refundDays} of approval; the [refund policy](/refund-policy) has the details. Customer support: {phone}, {email}, {supportHours}. Grievance officer: {grievanceName}, {grievanceEmail}. Disputes fall under the local courts of Sri Vijaya Puram (Port Blair).',
        'You must be at least {bookingAge} years old to pay on this site.',
      ],
    },
  ],
}
