import type { LegalPage } from '../legal-page.ts'

export const websiteUsagePolicy: LegalPage = {
  slug: 'website-usage-policy',
  title: 'Website usage policy',
  version: '1.1',
  lastChanged: '2026-11-23',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'Use the site to plan, to ask and to book. Do not use it to block seats, to copy our catalogue, to break in, or to write what you would not sign. Facts about islands change: check what matters before you travel.',
      ],
    },
    {
      heading: 'Who may use it',
      paragraphs: [
        'Anyone may read. To book, pay or hold an account you must be at least {bookingAge} years old. One person has one account. Sign-in codes are for you alone; whoever has access to your email can see your bookings, so keep it safe and tell us at {email} if you think that somebody else is using it.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: ['Please do not:'],
      list: [
        'hold seats, rooms, cars or places that you do not mean to buy; one visitor may have at most {visitorHolds} holds at a time and {visitorSeats} seats of one sailing, and hold the same seat {seatHoldsADay} a day;',
        'give false names, ages, weights or ID details, or book in the name of someone who does not know it;',
        'send enquiries by machine, send advertising, or use our forms to harass our staff;',
        'probe, overload or get around the protection of the site, or read data of other people;',
        'copy the catalogue, the pictures or the texts in bulk, or frame the site inside another one;',
        'resell bookings without our written agreement.',
      ],
    },
    {
      heading: 'What we may do',
      paragraphs: [
        'We slow down or refuse requests that come too often. We may release holds, refuse a booking or close an account where this page is broken, and we return money that was paid for a booking that we refuse. In serious cases we inform the police.',
      ],
    },
    {
      heading: 'Text, pictures and maps',
      paragraphs: [
        'Texts, illustrations, the name and the logo belong to {legalName} or to those who lent them to us. You may print pages and share links for your own trip. For anything else, ask first. The coastlines on our maps come from OpenStreetMap contributors under the Open Database License, as noted beside each map.',
        'Most pictures on this site are drawings and not photographs. They show the character of a place and are not a promise of a view, a colour or an empty beach.',
      ],
    },
    {
      heading: 'How far you can rely on what you read',
      paragraphs: [
        'Prices and free places are checked again by our server at the moment you book, and that answer counts. Opening days, entry fees, permits, drive times and timetables are collected with care, but they change, and our sources sometimes disagree; where we are not sure, the page says so. Nothing here is legal, medical or tax advice.',
        'We keep the site running as well as we can and do not promise that it is never interrupted. If it is down while you need something urgent, call {phone}.',
      ],
    },
    {
      heading: 'Reviews',
      paragraphs: [
        'Only travellers who completed a booking with us are invited to review it. We publish praise and criticism alike, and average stars are worked out from the reviews that you can read. Reviews marked as sample belong to the demonstration catalogue and were not written by customers.',
        'Write about your own trip. We take down reviews that insult people, name private persons, advertise, or have nothing to do with the trip. By sending a review you allow us to show it on this site with your first name and an initial; you can ask us to remove it at any time.',
      ],
    },
    {
      heading: 'Programs and links',
      paragraphs: [
        'Our public interface is described on the site and may be used within its limits for the purposes of this page. We do not control other sites that we link to. You are welcome to link to us.',
      ],
    },
    {
      heading: 'If you find a fault',
      paragraphs: [
        'Tell us about errors, about parts that you cannot use with a keyboard or a screen reader, and about holes in our security: {email}. If you report a hole in good faith, give us time to mend it and touch no data of others, we will thank you and not take action against you.',
      ],
    },
    {
      heading: 'Complaints and law',
      paragraphs: [
        'If something on this site offends or harms you, write to our grievance officer {grievanceName}, {grievanceEmail}, {address}. We confirm within {grievanceTime} and decide within one month. Customer support is open {supportHours}. Indian law applies, and disputes fall under the local courts of Sri Vijaya Puram (Port Blair).',
      ],
    },
  ],
}
