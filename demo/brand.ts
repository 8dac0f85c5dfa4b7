import type { Brand } from '#contract/terms/brand.ts'

/** The record of the demo's travel company. Every detail is fictional. */
export const brand: Brand = {
  brandName: 'Padauk',
  legalName: 'Padauk Andaman Holidays',
  tagline: 'Andaman holidays, planned from the islands',
  addressLines: [
    'Padauk House, 14 Harbour Lane',
    'Aberdeen, Sri Vijaya Puram (Port Blair)',
    'South Andaman, Andaman and Nicobar Islands 744101',
  ],
  location: { lat: 11.6699, lng: 92.7461 },
  // 35 is the state code of the islands; the rest is no registered number, and the word keeps it from passing as one.
  gstin: '35AAAAA0000A1Z5 (SAMPLE)',
  registrations: [{ label: 'Tourism registration', number: 'AN/TO/0000 (SAMPLE)' }],
  people: [
    {
      id: 'meera',
      name: 'Meera Nair (sample)',
      role: 'Answers your questions, and sees to it when something went wrong.',
    },
    {
      id: 'joseph',
      name: 'Joseph Toppo (sample)',
      role: 'Knows the boats, the jetties and what the weather does to them.',
    },
    { id: 'farida', name: 'Farida Khan (sample)', role: 'Plans trips and writes the quotes of groups.' },
  ],
  phones: [
    { label: 'Bookings', text: '+91 3192 200 011', e164: '+913192200011' },
    { label: 'Office', text: '+91 3192 200 012', e164: '+913192200012' },
  ],
  whatsapp: { label: 'WhatsApp', text: '+91 3192 200 013', e164: '+913192200013' },
  email: 'hello@padauk.example',
  supportEmail: 'support@padauk.example',
  officeHours: { label: 'Office', text: 'Mon - Sat, 08am - 05pm' },
  supportHours: { label: 'Customer support', text: 'Mon - Sat, 10 AM - 6 PM IST' },
  foundedYear: 2025,
  socialLinks: [
    { label: 'Instagram', url: 'https://instagram.example/padauk' },
    { label: 'Facebook', url: 'https://facebook.example/padauk' },
    { label: 'YouTube', url: 'https://youtube.example/padauk' },
  ],
  grievanceOfficer: {
    name: 'Meera Nair (sample)',
    email: 'grievance@padauk.example',
    hours: 'Mon - Sat, 10 AM - 6 PM IST',
  },
  minimumAge: 18,
}
