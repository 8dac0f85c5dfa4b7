import type { ComponentType } from 'react'
import type { Operation, StaffRole } from '#contract/terms/staff-roles.ts'
import { mayDo } from '#contract/terms/staff-roles.ts'
import { CATALOGUE } from './screens/catalogue.ts'
import { FERRY_SCREENS } from './screens/ferries/screens.ts'
import { MONEY, NUMBERS } from './screens/money.ts'
import { TEXT_SCREENS } from './screens/texts/screens.ts'
import type { IconName } from './ui/icon.tsx'

/** A screen and its address below /office. */
export type Screen = {
  /** `hotels`, or `hotels/:id` for one of them. */
  path: string
  label: string
  /** What the role must allow for the screen to be shown at all. */
  operation: Operation
  /** Fetched when it is first opened, or when its link is pointed at. */
  load: () => Promise<ComponentType>
  /** Not in the row of the section's parts: one record of a list, or a screen that another leads to. */
  inner?: boolean
  /** In the menu of a phone, where the screens of the account stand one by one; left out, the sign of the section. */
  icon?: IconName
}

export type Section = {
  id: string
  label: string
  icon: IconName
  /** In the menu of the account in place of the bar. */
  aside?: boolean
  screens: readonly Screen[]
}

/** Every part of the kit, for who builds screens: `vite build --mode kit` with the office's configuration. */
const KIT: Screen[] =
  import.meta.env.MODE === 'kit'
    ? [
        {
          path: 'kit',
          label: 'Kit',
          operation: 'account.own',
          load: () => import('./screens/kit/kit.tsx').then(({ Kit }) => Kit),
        },
      ]
    : []

/** The sections of the office in the order of its bar. One without a screen is not shown; its first screen is where its link leads. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'today',
    label: 'Today',
    icon: 'sun',
    screens: [
      {
        path: 'today',
        label: 'Today',
        operation: 'today.read',
        load: () => import('./screens/today/today.tsx').then(({ Today }) => Today),
      },
      {
        path: 'drivers',
        label: 'Drivers',
        operation: 'today.read',
        load: () => import('./screens/drivers/drivers.tsx').then(({ Drivers }) => Drivers),
      },
    ],
  },
  {
    id: 'enquiries',
    label: 'Enquiries',
    icon: 'inbox',
    screens: [
      {
        path: 'enquiries',
        label: 'Inbox',
        operation: 'enquiries.read',
        load: () => import('./screens/enquiries/inbox.tsx').then(({ Inbox }) => Inbox),
      },
      {
        path: 'enquiries/:id',
        label: 'Enquiry',
        operation: 'enquiries.read',
        inner: true,
        load: () => import('./screens/enquiries/conversation.tsx').then(({ Conversation }) => Conversation),
      },
      {
        path: 'reply-templates',
        label: 'Templates',
        operation: 'enquiries.answer',
        load: () => import('./screens/enquiries/templates.tsx').then(({ Templates }) => Templates),
      },
    ],
  },
  {
    id: 'bookings',
    label: 'Bookings',
    icon: 'ticket',
    screens: [
      {
        path: 'bookings',
        label: 'Bookings',
        operation: 'bookings.read',
        load: () => import('./screens/bookings/bookings.tsx').then(({ Bookings }) => Bookings),
      },
      {
        path: 'bookings/for-a-caller',
        label: 'Book for a caller',
        operation: 'bookings.change',
        inner: true,
        load: () => import('./screens/bookings/for-caller.tsx').then(({ ForCaller }) => ForCaller),
      },
      {
        path: 'bookings/:ref',
        label: 'Booking',
        operation: 'bookings.read',
        inner: true,
        load: () => import('./screens/bookings/booking.tsx').then(({ Booking }) => Booking),
      },
      {
        path: 'bookings/:ref/lines/:id',
        label: 'Change a part',
        operation: 'bookings.change',
        inner: true,
        load: () => import('./screens/bookings/change/change-line.tsx').then(({ ChangeLine }) => ChangeLine),
      },
      {
        path: 'holds',
        label: 'Holds',
        operation: 'bookings.read',
        load: () => import('./screens/holds/holds.tsx').then(({ Holds }) => Holds),
      },
    ],
  },
  {
    id: 'disruption',
    label: 'Disruption',
    icon: 'storm',
    screens: [
      {
        path: 'disruption',
        label: 'Disruption desk',
        operation: 'disruption.read',
        load: () => import('./screens/disruption/disruptions.tsx').then(({ Disruptions }) => Disruptions),
      },
      {
        path: 'disruption/new',
        label: 'Something is off',
        operation: 'disruption.settle',
        inner: true,
        load: () => import('./screens/disruption/new-disruption.tsx').then(({ NewDisruption }) => NewDisruption),
      },
      {
        path: 'disruption/:id',
        label: 'Disruption',
        operation: 'disruption.read',
        inner: true,
        load: () => import('./screens/disruption/desk.tsx').then(({ Desk }) => Desk),
      },
    ],
  },
  { id: 'catalogue', label: 'Catalogue', icon: 'book', screens: CATALOGUE },
  { id: 'ferries', label: 'Ferries', icon: 'ship', screens: FERRY_SCREENS },
  { id: 'texts', label: 'Texts', icon: 'file', screens: TEXT_SCREENS },
  { id: 'money', label: 'Money', icon: 'rupee', screens: MONEY },
  { id: 'numbers', label: 'Numbers', icon: 'chart', screens: NUMBERS },
  {
    id: 'office',
    label: 'Office',
    icon: 'users',
    aside: true,
    screens: [
      {
        path: 'account',
        icon: 'user',
        label: 'Your account',
        operation: 'account.own',
        load: () => import('./screens/account/account.tsx').then(({ Account }) => Account),
      },
      {
        path: 'team',
        icon: 'users',
        label: 'Team',
        operation: 'team.read',
        load: () => import('./screens/team/team.tsx').then(({ Team }) => Team),
      },
      {
        path: 'settings',
        icon: 'settings',
        label: 'Settings',
        operation: 'settings.read',
        load: () => import('./screens/settings/settings.tsx').then(({ Settings }) => Settings),
      },
      {
        path: 'audit',
        icon: 'history',
        label: 'Audit',
        operation: 'audit.read',
        load: () => import('./screens/audit/audit.tsx').then(({ Audit }) => Audit),
      },
      {
        path: 'data',
        icon: 'swap',
        label: 'Data in and out',
        operation: 'data.export',
        load: () => import('./screens/data/data.tsx').then(({ Data }) => Data),
      },
      {
        path: 'first-day',
        icon: 'flag',
        label: 'First day',
        operation: 'settings.read',
        load: () => import('./screens/first-day/first-day.tsx').then(({ FirstDay }) => FirstDay),
      },
      {
        path: 'first-day/restart',
        label: 'Start with your own data',
        operation: 'data.restart',
        inner: true,
        load: () => import('./screens/first-day/restart.tsx').then(({ Restart }) => Restart),
      },
      ...KIT,
    ],
  },
]

/** The sections with those of their screens that a role may open. */
export function sectionsFor(role: StaffRole): Section[] {
  return SECTIONS.map((section) => ({
    ...section,
    screens: section.screens.filter(({ operation }) => mayDo(role, operation)),
  })).filter(({ screens }) => screens.some(({ inner }) => inner !== true))
}

/** Where a section's link leads. */
export function firstPath({ screens }: Section): string {
  return `/${screens.find(({ inner }) => inner !== true)?.path ?? ''}`
}

/** The section whose screen stands at a path below /office. */
export function sectionAt(sections: readonly Section[], pathname: string): Section | undefined {
  const [, first = ''] = pathname.split('/')
  return sections.find(({ screens }) => screens.some(({ path }) => path.split('/')[0] === first))
}
