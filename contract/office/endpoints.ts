import {
  askStaffCode,
  confirmFactor,
  fetchFactor,
  fetchSessions,
  fetchSetup,
  fetchStaffMe,
  giveFactor,
  leaveEverywhere,
  leaveOffice,
  renewRecoveryCodes,
  setUpAccount,
  verifyStaffCode,
} from './account.ts'
import { bookingEndpoints } from './booking-changes.ts'
import type { AnyOfficeEndpoint } from './office-endpoint.ts'
import {
  changeMember,
  endMemberSessions,
  fetchPermissions,
  inviteMember,
  listAudit,
  listTeam,
  reinviteMember,
} from './team.ts'

/** Every call of the office, for the test of permissions and for what a wrong method is told. */
export const officeEndpoints: readonly AnyOfficeEndpoint[] = [
  fetchStaffMe,
  fetchSetup,
  setUpAccount,
  askStaffCode,
  verifyStaffCode,
  fetchFactor,
  confirmFactor,
  giveFactor,
  leaveOffice,
  leaveEverywhere,
  fetchSessions,
  renewRecoveryCodes,
  listTeam,
  inviteMember,
  changeMember,
  reinviteMember,
  endMemberSessions,
  listAudit,
  fetchPermissions,
  ...bookingEndpoints,
]
