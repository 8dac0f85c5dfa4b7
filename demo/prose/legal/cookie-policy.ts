import type { LegalPage } from '../legal-page.ts'

export const cookiePolicy: LegalPage = {
  slug: 'cookie-policy',
  title: 'Cookie policy',
  version: '1.3',
  lastChanged: '2026-11-26',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'There is no cookie banner here because there is nothing to agree to. We use one cookie, and only when the site cannot work without it. There are no advertising cookies and no outside analytics.',
      ],
    },
    {
      heading: 'The one cookie',
      paragraphs: [
        'A cookie is a small text that a site asks your browser to send back with each page. Ours holds a long random number and nothing about you. It is set when you sign in or look up a booking, and when you put seats, rooms or places on hold for checkout, because from then on we have to know that the next page is asked for by the same person. Somebody who only looks around gets no cookie at all.',
      ],
      table: {
        columns: ['Name', 'What for', 'How long'],
        rows: [
          [
            '__Host-sid',
            'Keeps you signed in and connects you with your hold and your booking. Readable by our server only, sent only over an encrypted connection and only to this site',
            'Ends after {sessionIdle} without use, at the latest after {sessionDays}, and when you sign out',
          ],
        ],
      },
    },
    {
      heading: 'What your browser keeps for itself',
      paragraphs: [
        'Some choices are stored in your browser and are not kept by us. For the prices of today of what you saved or saw, your browser asks for those things by their names; we do not note who asks. You lose nothing but comfort if you delete them.',
      ],
      table: {
        columns: ['What', 'What for', 'How long'],
        rows: [
          [
            'Theme',
            'Remembers that you chose the light or the dark edition',
            'Until you choose "system", sign out or clear the browser',
          ],
          [
            'Saved items',
            'What you marked with a heart, at most 50 items, with the names of your lists and what each cost when you saved it. A list leaves your browser only in a link that you share',
            'Until you remove them, sign out or clear the browser',
          ],
          [
            'Recently seen',
            'The last eight packages, hotels, water sports and car packages whose pages you opened, to find them again',
            'Until you press "Forget these", sign out or clear the browser',
          ],
          [
            'My trip',
            'What you put on your trip, with its days and the price you saw; and the references of your last bookings, so that what you bought leaves the trip',
            'Until you remove or book it, sign out or clear the browser',
          ],
          [
            'Last searches',
            'The words you last searched for and the destinations you last chose for hotels, to offer them again',
            'The words until you press "Forget these", all of it until you sign out or clear the browser',
          ],
          [
            'Currency',
            'The currency in which you want to see a guide beside our prices in rupees',
            'Until you choose none, sign out or clear the browser',
          ],
          ['Party', 'How many you are and when you would travel, on the page of a package', 'Until you close the tab'],
          [
            'Checkout',
            'The names and contacts you typed there, so that a reload does not cost them; no document numbers',
            'Until you sign out or close the tab',
          ],
          [
            'Scroll position',
            'Brings you back to the same place in a list when you press Back',
            'Until you close the tab',
          ],
          [
            'Reload note',
            'Makes sure that a page that failed to load is tried again once and not for ever, and remembers which page you were opening',
            'Until you close the tab',
          ],
        ],
      },
    },
    {
      heading: 'What we do not use',
      paragraphs: [],
      list: [
        'Third-party analytics, advertising or social-media cookies.',
        'Tracking pixels and fingerprints of your device.',
        'Fonts, maps or videos from other servers that could see your visit.',
      ],
    },
    {
      heading: 'Other sites',
      paragraphs: [
        'When you pay, you go to the page of the payment gateway. When you follow a link to another site, it opens in a new tab with its address shown. Those sites set their own cookies under their own policies.',
      ],
    },
    {
      heading: 'Your control',
      paragraphs: [
        'You can delete or block cookies and storage in the settings of your browser. Pages, prices and enquiry forms work without them. Signing in, holding and booking do not, because the site would forget you between one page and the next. Signing out removes the cookie and clears what the site has stored in that browser.',
      ],
    },
    {
      heading: 'Questions and changes',
      paragraphs: [
        'Write to {email}, or to our grievance officer {grievanceName} at {grievanceEmail}. This page is kept by {legalName}, {address}. If we ever add a cookie, it will be listed here first, and if it is not strictly necessary we will ask you before it is set.',
      ],
    },
  ],
}
