import type { LegalPage } from '../legal-page.ts'

export const privacyPolicy: LegalPage = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  version: '1.4',
  lastChanged: '2026-11-26',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'We ask for what a booking needs and for nothing else. We store no card data. No advertising network and no outside analytics service watches you on this site. You can ask what we hold about you, have it corrected, or have it deleted where the law lets us.',
      ],
    },
    {
      heading: 'Who is responsible',
      paragraphs: [
        '{legalName}, {address}, decides how the personal data described here is used. We follow the Indian law on personal data, including the Digital Personal Data Protection Act, 2023, and the rules made under it.',
        'For any question about your data, write to {email} or to our grievance officer, who is named at the end of this page.',
      ],
    },
    {
      heading: 'What we collect, and why',
      paragraphs: [
        'You can look around the whole site without telling us who you are. We learn something about you only at these moments. Each form says what its data is for; with what you send we note the form, the time, and the version of that sentence and of this page.',
      ],
      table: {
        columns: ['When', 'What', 'Why'],
        rows: [
          [
            'You send an enquiry',
            "Name, email, mobile number, number of adults and children, children's ages if you give them, your message and what it is about",
            'To answer you and to prepare a price',
          ],
          [
            'You save a quote',
            'What you chose, the dates and the size of your party; your name and email if you give them',
            'To show it to you again and to keep the quoted price. Your name is not shown to others who have its link',
          ],
          [
            'You book',
            'Name, email and mobile number of the lead traveller; name, age and sex of each traveller; nationality, and the kind and number of a photo ID where a carrier, a hotel or a permit asks for it; a GSTIN if you want one on the invoice',
            'To issue tickets, vouchers and permits in the right names, and to reach you when the plan changes',
          ],
          [
            'You book a water sport',
            'Ages, and body weight where the activity has a weight limit',
            'To apply the safety limits before you travel',
          ],
          [
            'You pay',
            'From the payment gateway: a payment number, the amount, the method and whether it succeeded. Never a card number, a PIN or a password',
            'To match the payment with your booking and to send refunds back the same way',
          ],
          [
            'You sign in',
            'Your email address and a code of six digits that works once, for {codeTime}',
            'To know that the bookings are yours',
          ],
          [
            'You write a review',
            'Your rating, your words, the month of travel, your first name and an initial',
            'To show other travellers a review from a real stay',
          ],
          [
            'Any visit',
            'Time, page, the answer of our server and a shortened network address that stands for a whole neighbourhood of addresses',
            'To keep the site running, and to find faults and abuse',
          ],
        ],
      },
    },
    {
      heading: 'What we do not do',
      paragraphs: [],
      list: [
        'We do not sell, rent or trade personal data.',
        'We do not use outside analytics, advertising cookies, tracking pixels or social-media buttons that report your visit.',
        'We do not read your location from your device.',
        'We do not ask for health details on this site. Before some activities the operator asks you to sign a health form on the spot; that form stays between you and the operator.',
        'We do not send newsletters to people who did not ask for one.',
      ],
    },
    {
      heading: 'Who receives your data',
      paragraphs: ['Each of the following gets only the part that it needs for its share of your trip.'],
      list: [
        'Hotels: the names of guests, the dates and, where required, ID details at check-in.',
        'Ferry carriers: the names, ages, sex and nationality of passengers and their seats. Names on tickets must match the ID.',
        'Drivers and car owners: your name, mobile number, and the place and time of the pick-up.',
        'Activity operators: names, ages and weights, for the limits they must keep.',
        'The forest department, the police and other authorities: what a permit, a check-post or the law asks for.',
        'The payment gateway: the amount, our order number and the contact details that it needs to take a payment.',
        'The companies that run our servers and deliver our email, who act on our instructions only.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'A program goes through our records every night, and removes what has been kept for the time in this table.',
      ],
      table: {
        columns: ['What', 'How long'],
        rows: [
          ['Kind and number of a photo ID, body weights, the name of your driver', '{keptDocuments} after travel'],
          ['Names, sex and nationality of travellers', '{keptTravellers} after travel'],
          [
            'Lead traveller of a paid booking, with its payments, refunds and invoice',
            '{keptAccounts} after travel, as tax and company law ask; then the person is removed and the sums stay',
          ],
          ['Everybody on a booking that was never paid', '{keptUnpaid} after it ended'],
          ['A hold that became no booking, and the scrambled network a booking came from', '{keptHolds}'],
          ['Enquiries, questions about a booking, names on quotes, invitations to review', '{keptEnquiries}'],
          ['What a mail to you said, and the messages of the payment gateway', '{keptMailBodies}'],
          ['That a mail was sent, and to which address', '{keptMails}'],
          ['Answers kept in case your browser asks the same twice', '{keptAnswers}'],
          ['A sign-in', '{sessionIdle} after its last use, {sessionDays} at most'],
          [
            'Sign-in codes, scrambled and worthless after {codeTime}; wrong ones are counted',
            '{keptCodes}; {keptWrongCodes}',
          ],
          ['Scrambled counters against abuse', '{keptCounters}'],
          ['Tasks of our server', '{keptDoneJobs} after they are done, {keptGivenUpJobs} if they fail for good'],
          ['Server records, with a shortened network address', '{logDays}'],
          [
            'Your review, signed with a first name, and its photographs that are shown',
            'Until you ask us to remove it',
          ],
          [
            'Photographs with a review that we have not let through',
            '{keptUnseenPhotos}; those that we refuse, no longer',
          ],
        ],
      },
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'The site is served over an encrypted connection. The number of a photo ID is encrypted before it is stored, and only its last characters are shown again. Staff see customer records only as far as their work needs it, and each change of a booking is recorded. Sign-in codes, passwords and full contact details are never written into our server records. If a breach puts your data at risk, we will tell you and the authority that the law names.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Write to us from the email address of your booking, and we will answer within {dataAnswerDays}. There is no charge. When we delete you, bookings, payments and invoices stay with nobody on them; a trip to come, or a refund on its way, has to end first. You may:',
      ],
      list: [
        'ask what we hold about you, and with whom we shared it;',
        'have wrong or old details corrected or completed;',
        'have data deleted that we no longer need for a booking, a refund, a claim or the law;',
        'take back a consent that you gave, for the future;',
        'name a person who may use these rights for you after death or in illness;',
        'complain to our grievance officer, and after that to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Only a person of {bookingAge} years or more may book or hold an account here. We ask for the ages and names of children solely because fares, beds and tickets depend on them, and we take them from the adult who books.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      paragraphs: [
        'The site uses one strictly necessary cookie, and a little storage in your own browser. The [cookie policy](/cookie-policy) lists each item.',
      ],
    },
    {
      heading: 'Grievance officer, and changes to this page',
      paragraphs: [
        'Our grievance officer is {grievanceName}, {grievanceEmail}, {address}, telephone {phone}, {supportHours}. We confirm a complaint within {grievanceTime} and settle it within one month.',
        'When we change this page, we change its version number and the date at its top. If a change matters for a trip that is already booked, we write to you.',
      ],
    },
  ],
}
