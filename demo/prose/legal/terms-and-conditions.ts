import type { LegalPage } from '../legal-page.ts'

export const termsAndConditions: LegalPage = {
  slug: 'terms-and-conditions',
  title: 'Terms and conditions',
  version: '1.2',
  lastChanged: '2026-11-25',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'You must be {bookingAge} to book. A booking stands when your payment has reached us and you have a booking reference. Bring photo ID, be on time, and accept that in the islands the sea has the last word. If you cancel, the refund policy says what comes back; if we cancel, everything does.',
      ],
    },
    {
      heading: 'Who we are, and what these terms cover',
      paragraphs: [
        'This site is run by {legalName}, {address} ("we", "us"). These terms apply to every enquiry, quote and booking made on it: tour packages, hotels, cars with driver, ferry tickets and water sports. The [refund](/refund-policy), [payment](/payment-policy), [privacy](/privacy-policy), [cookie](/cookie-policy) and [website usage](/website-usage-policy) policies are part of them.',
        'We sell packages and car hire in our own name. For single hotel rooms, ferry tickets and water sports we book on your behalf with the hotel, the carrier or the operator, whose own reasonable rules also apply; where they differ from this page for a ferry ticket, the rules of the carrier go first.',
      ],
    },
    {
      heading: 'Who may book',
      paragraphs: [
        'The person who books must be at least {bookingAge} years old, able to enter a contract, and allowed to act for all travellers in the booking. That person gives correct details, passes on what we send, and pays.',
        'Children travel with an adult. Our age rules are these.',
      ],
      table: {
        columns: ['Product', 'Child', 'Adult'],
        rows: [
          ['Packages', 'up to {packageChildAge}; with own bed from {bedAge}', 'above {packageChildAge}'],
          ['Cars', 'up to {carChildAge}', 'above {carChildAge}'],
          ['Hotels', 'under {hotelAdultAge}', '{hotelAdultAge} and over'],
          ['Ferries', 'under 1 pays the port fee only and has no seat', 'from 1 year: full fare and a seat'],
        ],
      },
    },
    {
      heading: 'From enquiry to booking',
      paragraphs: [
        'An enquiry is a question and costs nothing. A quote is an offer in writing: its price holds until {quoteEnd} on the day it names, {quoteDays} after it was made as a rule, as long as the seats, rooms and dates in it are free. It keeps nothing for you until you accept it.',
        'When you choose seats, rooms, cars or places for yourself, we keep them for {holdTime} while you fill in the details. From the moment you start to pay you have {payTime} at least, once. After that they are on sale again. To keep holding fair, one visitor may have at most {visitorHolds} such holds and {visitorSeats} seats of one sailing at a time.',
        'Your booking is confirmed when we have received the full price, or the initial payment where one is allowed, and have sent you a booking reference. Until then no booking exists, even if a page or a bank message suggests otherwise.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'Prices are in Indian rupees. The large figure is what you pay; the small line below it shows the taxes in it. We add no convenience fee. A price that you hold does not change while you hold it.',
        'We may correct an obvious error, such as a missing zero, before the trip. In that case you choose between the right price and your money back in full.',
      ],
    },
    {
      heading: 'Documents, names and permits',
      paragraphs: ['You are responsible for carrying what the journey needs.'],
      list: [
        'Every traveller carries a photo ID. Names on ferry tickets must match it, and the ferry may refuse a passenger without it.',
        'Indian nationals need no permit for the Andaman Islands. National parks and some day trips need a forest ticket with ID.',
        'Foreign nationals show passport and visa at the airport. Some nationalities, and some places, need prior approval; ask us before you pay.',
        'Tribal reserves are closed. On the road through one you do not stop, take photographs or hand anything to anyone.',
        'We do not refund what is lost because a document was missing or wrong.',
      ],
    },
    {
      heading: 'Ferries, weather and changes on the way',
      paragraphs: [
        'Boats sail when the port and the master allow it. A carrier may change the time or the vessel, or cancel, sometimes on the same day. If a carrier cancels a sailing, you choose between a full refund of the ticket and a free change to another one.',
        'In a package we put the plan into a new order first, or use another boat. If a visit that you paid for can no longer take place, we return its price. Extra hotel nights, meals and flights that become necessary because of weather, strikes, closures or orders of an authority are paid by the traveller; we help to arrange them. If the weather, a carrier or we cancel the whole trip before it starts, everything you paid comes back.',
        'Report at the quay 45 to 60 minutes before a sailing. Counters close 30 minutes before it, and a boat that you miss is not refunded.',
      ],
    },
    {
      heading: 'Hotels',
      paragraphs: [
        'Check-in and check-out times, extra beds and house rules stand on the page of each hotel. If a hotel cannot give you the room that you booked, we offer one of the same or a better class nearby at no extra cost, or your money back in full.',
      ],
    },
    {
      heading: 'Cars with driver',
      paragraphs: ['All cars come with a driver and fuel.'],
      list: [
        'Book at least {pickupLead} before pick-up; for anything sooner, call us.',
        'Waiting is free for 60 minutes at the airport, 45 at a jetty and 20 at a hotel, and ₹150 an hour after that.',
        'Between {nightFrom} and {nightTo} a night charge is part of the price shown.',
        'Hourly hire and car packages have a limit of hours and kilometres; what goes beyond is charged at the rate shown with the car.',
        'Everyone counts as a passenger, infants too. The driver may refuse more people or luggage than the car is made for.',
        'You can cancel free of charge until {carFreeCancel} before pick-up.',
      ],
    },
    {
      heading: 'Water sports',
      paragraphs: [
        'Limits of age, weight and health are there for your safety, and neither we nor the operator can waive them. Tell the truth in the form. The operator on the beach has the last word and may turn away a person who is unwell or has been drinking; that is not refunded. If the operator calls an activity off because of sea or wind, its price is returned.',
      ],
    },
    {
      heading: 'If you change or cancel',
      paragraphs: [
        'You cancel a whole booking or a part of it yourself, on the page of the booking: it shows what comes back before you confirm. If you cannot, call {phone} or write to {email} with the booking reference. The moment at which the request reaches us counts, in Indian time. The [refund policy](/refund-policy) gives the amounts.',
        'We change names and dates where the hotel, carrier or operator allows it, at the difference in price. A ferry ticket that was moved to another sailing at your wish can usually not be refunded afterwards.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We choose our partners with care, and we answer for what we promise on this site and for our own mistakes and those of the people who work for us. We do not answer for loss that comes from weather, sea, illness, acts of authorities, or the conduct of people outside our control, nor for jewellery, cash and electronics left unattended. Please take out travel insurance that covers the sea.',
        'Beyond your direct loss, our liability is limited to the price of the booking concerned. Nothing here limits a liability that the law does not allow to be limited, or your rights under the Consumer Protection Act, 2019.',
      ],
    },
    {
      heading: 'Complaints, law and courts',
      paragraphs: [
        'Tell us while you are still on the islands if something is wrong: most things can be mended the same day. Customer support is open {supportHours}, at {phone} and {email}. If the answer does not satisfy you, write to our grievance officer {grievanceName}, {grievanceEmail}, who replies within one month.',
        'Indian law applies. Disputes fall under the local courts of Sri Vijaya Puram (Port Blair). Your right to go to a consumer commission is not affected.',
        'We may change these terms for bookings made in future. Each booking keeps the version that was shown when it was made.',
      ],
    },
  ],
}
