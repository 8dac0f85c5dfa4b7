import type { AuthProvider } from 'ra-core'
import type { StaffMe } from '#contract/office/account.ts'
import { mayDo, OPERATIONS, operationsOf } from '#contract/terms/staff-roles.ts'

/** ra-core's questions about who is there. Whoever is not signed in never gets this far (entry.tsx). */
export function authProvider({ id, name, role }: StaffMe): AuthProvider {
  return {
    login: async () => {},
    logout: async () => false,
    checkAuth: async () => {},
    // A session that has ended is noticed in call.ts, for all calls alike.
    checkError: async () => {},
    getIdentity: async () => ({ id: id ?? '', fullName: name ?? '' }),
    getPermissions: async () => (role === undefined ? [] : operationsOf(role)),
    /** `resource` and `action` together are an operation of the matrix: team and read, team.read. */
    canAccess: async ({ resource, action }) => {
      const operation = OPERATIONS.find((each) => each === `${resource}.${action}`)
      return role !== undefined && operation !== undefined && mayDo(role, operation)
    },
  }
}
