import { ROLE_LABELS, STAFF_ROLES } from '#contract/terms/staff-roles.ts'

export const ROLE_OPTIONS = STAFF_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role].name }))
