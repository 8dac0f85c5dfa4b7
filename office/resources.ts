import { listHotels } from '#contract/office/hotels.ts'
import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { listOfficePackages } from '#contract/office/packages.ts'
import { changeMember, inviteMember, listAudit, listTeam } from '#contract/office/team.ts'

/** The calls behind a resource of ra-core: lists answer `{ rows, total }`, all others with the record under the name `record`. */
export type OfficeResource = {
  list: AnyOfficeEndpoint
  one?: AnyOfficeEndpoint
  create?: AnyOfficeEndpoint
  update?: AnyOfficeEndpoint
  remove?: AnyOfficeEndpoint
  record?: string
}

/** Every list that is drawn with ui/list.tsx has a line here. */
export const RESOURCES: Record<string, OfficeResource> = {
  team: { list: listTeam, create: inviteMember, update: changeMember, record: 'member' },
  audit: { list: listAudit },
  hotels: { list: listHotels },
  packages: { list: listOfficePackages },
}
