type Question = { question: string; answer: string }

/** Of all questions (yyyy-mm-dd). */
export const faqLastChanged = '2026-11-26'

/**
 * The questions page, group by group. Answers have 30 to 80 words; `[words](/path)` is a link, and a figure of the office or of the rules
 * stands under its name: {holdTime}.
 */
export const faq: { group: string; questions: Question[] }[] = [
  {
    group: 'Booking and paying',
    questions: [
      {
        question: 'Do I need an account to book?',
        answer:
          'No. Press Book Now on a page, or put several things on [My trip](/trip) and book them together. We keep everything for {holdTime} while you give names, an email and a mobile number and pay; the lead traveller must be at least {bookingAge}. The booking is confirmed as soon as the payment is in, and the voucher comes by email. Nothing is owed before you pay.',
      },
      {
        question: 'How can I pay, and is my card safe?',
        answer:
          'At checkout you go to the page of a payment gateway and pay by credit or debit card, UPI, net banking or wallet. While you pay, what you hold stays yours. Your card number goes to the gateway and your bank only; we store no card data, and our staff never ask for it.',
      },
      {
        question: 'Can I pay a part now and the rest later?',
        answer:
          'Yes, when the start is more than {initialDays} away: {packageShare} for packages, {hotelShare} for hotels, {carShare} for cars and {activityShare} for water sports. The balance is due {balanceDays} before the start, and you pay it on the page of your booking. Ferry tickets are paid {ferryPaid} at once, and packages that start between {inFullFrom} and {inFullUntil} are paid in full.',
      },
      {
        question: 'Is what I chose kept for me while I pay?',
        answer:
          'Yes. Book Now keeps your seats, rooms, cars and places for {holdTime} at the price shown, and once you start to pay you have {payTime} more at least. A clock on the page shows what is left. If it runs out, everything is free for others again, and nothing was charged. A payment that comes late is booked if all is still free, and otherwise sent back in full.',
      },
      {
        question: 'Where do I find my booking and my voucher?',
        answer:
          'In the mail that we send at once, and under [My Bookings](/my-bookings): sign in with the code that we mail you, or open one booking by its reference and your email or mobile number. The page shows the plan, what is paid and what is due, the voucher and the invoice to print, and what comes back if you cancel.',
      },
      {
        question: 'Can I have a price in writing first?',
        answer:
          'Yes. Put what you want on [My trip](/trip) and press "Get a written quote". It has a number, a link and a day until which its prices stand, {quoteDays} as a rule. It keeps nothing for you until you accept it; then you book as usual. For groups, or for anything that you do not find here, send an enquiry.',
      },
      {
        question: 'Are there charges on top of the price shown?',
        answer:
          'No convenience fee, ever. The large figure is what you pay, and the small line under it shows the taxes inside. What stays with you are things outside the booking: meals that are not listed, camera tickets at monuments, tips, and entry fees where the page says that they are not included.',
      },
      {
        question: 'How much comes back if I cancel?',
        answer:
          'For packages, hotels and water sports: {earlyRefund} of the price if you cancel {earlyDays} or more before the start, {lateRefund} from {lateFirstDay} to {lateLastDay} before, nothing after that or for a no-show. Cars and ferries have [rules of their own](/refund-policy). You cancel on the page of your booking, all of it or a part. It shows the exact sum before you confirm, and the money is back within {refundDays}.',
      },
    ],
  },
  {
    group: 'Getting here',
    questions: [
      {
        question: 'How do we get to the Andaman Islands?',
        answer:
          'By air, to Veer Savarkar International Airport (IXZ) in Sri Vijaya Puram (Port Blair). Direct flights come from Chennai, Kolkata, Bengaluru, Hyderabad, Delhi, Visakhapatnam and Mumbai, in about two to three and a half hours; routes change with the season. Most land before 15:00 or 16:00. We sell no flights: choose yours together with the first ferry, and before you pay us.',
      },
      {
        question: 'How do we get from the airport to the islands?',
        answer:
          'By [taxi](/car-rental?tab=airport) to Haddo Wharf and by [ferry](/ferry) from there: at least an hour and a half to Swaraj Dweep (Havelock), an hour and a quarter to Shaheed Dweep (Neil Island). In the afternoon the boats leave at 13:45 for Swaraj Dweep and at 14:00 for Shaheed Dweep. If you want one on the day you arrive, land before 11:30; otherwise stay a night in the capital.',
      },
    ],
  },
  {
    group: 'Ferries',
    questions: [
      {
        question: 'Can I travel with a wheelchair or a pram?',
        answer:
          'In the town largely, on the islands with help. Crews hand people across the gangways of the ferries, chairs travel folded with the luggage, and beaches are soft sand. Not every hotel has a room without steps. [Tell us](/contact) before you book what you can and cannot do: we ask the hotel, the driver and the jetty, and write to you what they say. Early seats near the door are ours to ask for as well.',
      },
      {
        question: 'How early must I be at the jetty?',
        answer:
          'Plan to be there 60 minutes before a sailing; 45 is the least. The counter closes 30 minutes before departure and boarding 15 to 20 minutes before. Private boats leave from Haddo Wharf in Sri Vijaya Puram (Port Blair), government boats from Phoenix Bay as a rule, so read your ticket.',
      },
      {
        question: 'Do children need a ferry ticket?',
        answer:
          'From the first birthday a child pays the full fare and has a seat. A baby under one year travels on a lap and pays only the port fee of ₹50, but must still be named in the booking. Babies have no luggage allowance. Bring an ID or a birth certificate for small children.',
      },
      {
        question: 'What happens if the sea is rough?',
        answer:
          'The port and the master decide, sometimes on the same morning. If the carrier cancels, you choose between a full refund of the ticket and another sailing at no cost. No carrier pays for hotels or flights that you miss, so do not put the last ferry and the flight home on one day.',
      },
      {
        question: 'How much luggage may I carry?',
        answer:
          'Our carriers allow 20 or 25 kg a person, depending on the boat, and a hand bag of 5 kg. The limit stands with each sailing. Extra weight costs ₹50 to ₹60 a kilo at the counter. Weapons, fuel, sharp tools and opened bottles of alcohol are not carried.',
      },
      {
        question: 'Which seat should I take if I get seasick?',
        answer:
          'One on the lower deck in the middle of the boat, where it moves least, and on the earliest sailing of the day. Upper deck at the front moves most. Take a tablet half an hour before you board, eat something dry and look at the horizon. From January to April the sea is usually calm.',
      },
    ],
  },
  {
    group: 'Hotels',
    questions: [
      {
        question: 'Why is check-out on the islands at 08:30?',
        answer:
          'Because the morning boats bring the next guests early, and rooms open again at 11:00. Hotels in the capital keep 10:00 and 12:00. If your ferry goes in the afternoon, ask the hotel to keep your bags, put your swimming things in a small one, and use the beach until you leave.',
      },
      {
        question: 'Until what age do children stay free?',
        answer:
          'A child under {bedAge} shares the bed of the parents free of charge. Guests under {hotelAdultAge} count as children; from that birthday they count as adults. Each room lists how many of both it takes. Where an extra bed is possible, its price is given in the booking rules of the hotel.',
      },
      {
        question: 'Is breakfast included?',
        answer:
          'It depends on the room and not on the hotel: the simplest room of a house is often sold without, the next one with breakfast. Every room says so in its row of the table. In our packages breakfast is included every morning from the second day, whichever room you have.',
      },
      {
        question: 'Can we get vegetarian, Jain or halal food?',
        answer:
          'Most hotels on our list have a restaurant, and the facilities on each page say which. What a kitchen cooks, and whether it keeps meat apart, our pages do not say, so we promise nothing here. [Tell us](/contact) before you book what you eat and what you do not: we ask the hotel and write to you what it says.',
      },
      {
        question: 'Can unmarried couples stay together?',
        answer:
          'Yes, in every hotel on our list, as long as both are adults and both show a valid photo ID at check-in. Hotels must see the ID of every adult guest. A copy on the telephone is often refused, so carry the original, above all on the way to the smaller islands.',
      },
      {
        question: 'Do all hotels have air conditioning and Wi-Fi?',
        answer:
          'Most do, some of the simple ones do not. Bamboo huts and a few lodges have no air conditioning, and on Long Island, Little Andaman and at Baratang Wi-Fi is missing altogether. The list of facilities on each page is complete: what is not on it is not there. Mobile signal is weak on small islands.',
      },
    ],
  },
  {
    group: 'Cars',
    questions: [
      {
        question: 'Can I drive myself?',
        answer:
          'Our cars come with a driver, fuel included. Self-drive cars are rare here. Scooters are rented out on the islands for about ₹500 a day plus fuel; you need a licence and a helmet, and roads are dark at night. We do not arrange scooters ourselves.',
      },
      {
        question: 'How late can I book a car?',
        answer:
          'Up to {pickupLead} before pick-up, [here on the site](/car-rental): you see the price with tax, and the car is confirmed when you have paid. For anything sooner call the number on the [contact page](/contact), and we will tell you honestly whether a car is free. In the weeks around Christmas book earlier, because each island has only so many cars.',
      },
      {
        question: 'Can I cancel a car?',
        answer:
          'Yes, on the page of your booking, free of charge until {carFreeCancel} before pick-up, and everything that you paid for it comes back. After that nothing is refunded. The same holds for airport rides, rides between two places, hourly hire and car packages. If your flight is late, tell us: the driver waits 60 minutes at the airport anyway.',
      },
      {
        question: 'What is in the price of a car, and what is not?',
        answer:
          'Car, driver, fuel and tax are in it, and the night charge where one applies. Waiting is free for 60 minutes at the airport, 45 at a jetty and 20 at a hotel. Entry tickets, parking, tolls and kilometres beyond the limit of an hourly hire are extra, unless the page says that they are included.',
      },
      {
        question: 'Will the car come with us to the other islands?',
        answer:
          'No. Passenger ferries carry no cars. You have one car in the capital and another one waiting at the jetty of Swaraj Dweep (Havelock) or Shaheed Dweep (Neil Island). Only the trunk road north crosses its straits with vehicle ferries, so there the same car takes you all the way.',
      },
    ],
  },
  {
    group: 'Permits and ID',
    questions: [
      {
        question: 'Do Indians need a permit for the Andaman Islands?',
        answer:
          'No. Carry a photo ID: you need it at the airport, on every ferry, in every hotel and at the police check-post on the way to Baratang. For the marine park at Wandoor and some other parks the forest department issues a ticket against ID. In our packages we arrange that.',
      },
      {
        question: 'What do foreign nationals need?',
        answer:
          'Passport and visa, shown and stamped at the airport. For 30 listed islands no Restricted Area Permit is needed; that relaxation is reported to run until the end of 2027, and we ask you to check it before you pay. Citizens of, or with origin in, Afghanistan, China and Pakistan need approval beforehand.',
      },
      {
        question: 'Can we visit tribal areas or the Nicobar Islands?',
        answer:
          'No. Tribal reserves are closed to visitors, and the Nicobar Islands need a pass that tourists do not get. The road to Baratang crosses a reserve in a police convoy: windows shut, no stop, no photograph, nothing handed out. We do not sell anything that pretends otherwise.',
      },
      {
        question: 'Which days are places closed?',
        answer:
          'Monday is the day to avoid: most museums, the marine park, the caves of Baratang and, in most listings, Cellular Jail. Netaji Subhas Chandra Bose Dweep (Ross Island) usually rests on Wednesday, the saw mill on Sunday. Sources disagree here and there, and each place page tells you where.',
      },
      {
        question: 'May I bring home shells or fly a drone?',
        answer:
          'Neither, as a rule. Coral, shells and sand may not be carried off, and bags are checked at the airport. Souvenirs from a shop are fine if you keep the receipt. Drones need official clearance, and near harbours and bases you should not even try. In marine parks single-use plastic is banned as well.',
      },
    ],
  },
  {
    group: 'Weather and safety',
    questions: [
      {
        question: 'When is the best time to come?',
        answer:
          'December to March for dry days and calm sea, March and April for the clearest water, February if you want both. April is hot. October and November can be lovely or wet, with a risk of cyclones. From mid May to September the monsoon brings rain on about two days in three, and fewer boats. See [the year in charts](/when-to-go).',
      },
      {
        question: 'Is it safe to swim?',
        answer:
          "On beaches with lifeguards and flags, such as Radhanagar, yes, between the flags. Saltwater crocodiles live in creeks and on some coasts: obey the boards at Wandoor, Chidiya Tapu and Corbyn's Cove, use the netted area where there is one, and do not swim at dusk or near mangroves.",
      },
      {
        question: 'Can I dive if I cannot swim?',
        answer:
          'For a try-dive, yes: between 10 and 60, with an instructor of your own and a signed medical form. Heart and lung problems, asthma, epilepsy, pregnancy, a recent operation or a blocked nose rule it out. A course needs swimming. Do not fly within 18 hours of a dive, or 24 hours of a course.',
      },
      {
        question: 'Is there a doctor, an ATM and a phone signal?',
        answer:
          'The capital has hospitals, many ATMs and signal of Jio, Airtel and BSNL; on small islands it is weak. On Swaraj Dweep a clinic and a few ATMs are near Govind Nagar; Shaheed Dweep has one or two machines, so carry cash. Further out, expect neither. Dial 112 for any emergency, 1554 for the coast guard.',
      },
      {
        question: 'Where may we drink alcohol?',
        answer:
          'Where it is served. A hotel with a bar lists it among its facilities: ours are in and near the capital, on Swaraj Dweep (Havelock) and on Shaheed Dweep (Neil Island), none further out. It is not allowed on beaches or boats, and ferries carry no opened bottles. Leave half a day between the last drink and a dive, a sea walk or parasailing.',
      },
      {
        question: 'Which money, language and plugs are used?',
        answer:
          'Indian rupees; carry cash outside the capital, because machines are few. Hindi, Bengali, Tamil, Telugu, Malayalam and English are spoken. Power is 230 V, with plugs of type C, D and M. Clocks show Indian time, UTC+5:30, but the sun rises and sets early: between about five and six in the morning, and soon after five in the afternoon.',
      },
      {
        question: 'What if the weather spoils our package?',
        answer:
          'We change the order of the days or use another boat before anything is lost. If a visit in your plan cannot take place, its price is returned. If the whole trip is cancelled by the weather, a carrier or us, you get everything back. Extra nights and new flights are your own cost, so insurance is a good idea.',
      },
    ],
  },
]
