/** Who works in the office, from most to least: a member has exactly one role. */
export const STAFF_ROLES = ['owner', 'manager', 'agent', 'editor', 'accountant', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const ROLE_LABELS: Record<StaffRole, { name: string; does: string }> = {
  owner: { name: 'Owner', does: 'Everything, the team and the settings of the business among it' },
  manager: { name: 'Manager', does: 'Everything except the team, a new start and the change of an owner' },
  agent: { name: 'Agent', does: 'Enquiries, quotes, bookings and the day; no prices, no settings' },
  editor: { name: 'Editor', does: 'Texts, photographs and the catalogue; no bookings, no money' },
  accountant: { name: 'Accountant', does: 'Bookings to read, money, tax papers and figures' },
  viewer: { name: 'Viewer', does: 'The day, bookings and the catalogue to read; changes nothing' },
}

const everybody = STAFF_ROLES
const desk = ['owner', 'manager', 'agent'] as const
const heads = ['owner', 'manager'] as const
const writers = ['owner', 'manager', 'editor'] as const
const money = ['owner', 'manager', 'accountant'] as const

/** The permission matrix: which roles may do what. Each call of the office names one of these operations; a test tries each with each role. */
export const PERMISSIONS = {
  /** One's own account: name, second factor, recovery codes, sessions. */
  'account.own': everybody,
  'team.read': heads,
  'team.change': ['owner'],
  'audit.read': money,
  'today.read': ['owner', 'manager', 'agent', 'accountant', 'viewer'],
  'today.assign': desk,
  'enquiries.read': ['owner', 'manager', 'agent', 'viewer'],
  'enquiries.answer': desk,
  'bookings.read': ['owner', 'manager', 'agent', 'accountant', 'viewer'],
  'bookings.change': desk,
  'bookings.money': ['owner', 'manager', 'agent', 'accountant'],
  'bookings.cancel': heads,
  'bookings.reverse': heads,
  'holds.end': heads,
  'disruption.read': desk,
  'disruption.settle': desk,
  'catalogue.read': everybody,
  'catalogue.change': writers,
  'prices.change': heads,
  'media.read': everybody,
  'media.change': writers,
  'reviews.moderate': writers,
  'numbers.read': money,
  'tax.read': money,
  'settlement.change': money,
  'settings.read': heads,
  'settings.change': heads,
  'data.import': heads,
  'data.export': heads,
  'data.restart': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Operation = keyof typeof PERMISSIONS
export const OPERATIONS = Object.keys(PERMISSIONS) as Operation[]

export function mayDo(role: StaffRole, operation: Operation): boolean {
  return (PERMISSIONS[operation] as readonly StaffRole[]).includes(role)
}

export function operationsOf(role: StaffRole): Operation[] {
  return OPERATIONS.filter((operation) => mayDo(role, operation))
}
