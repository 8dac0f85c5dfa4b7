import { listActivities } from '#contract/office/activities.ts'
import { listBoats } from '#contract/office/boats.ts'
import { listHolds } from '#contract/office/booking-changes.ts'
import { listBookings } from '#contract/office/bookings.ts'
import { listDrives } from '#contract/office/car-packages.ts'
import { listRoads } from '#contract/office/car-roads.ts'
import { listCars } from '#contract/office/cars.ts'
import { listOfficeDeals } from '#contract/office/deals.ts'
import { listDisruptions } from '#contract/office/disruptions.ts'
import { changeEnquiry, fetchEnquiry, listEnquiries } from '#contract/office/enquiries.ts'
import { listHotels } from '#contract/office/hotels.ts'
import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { listOfficePackages } from '#contract/office/packages.ts'
import { listOfficePlaces } from '#contract/office/places.ts'
import { listOfficePosts } from '#contract/office/posts.ts'
import { addTemplate, changeTemplate, listTemplates } from '#contract/office/reply-templates.ts'
import { listPayments, listSettlement, listStatements } from '#contract/office/settlement.ts'
import { changeMember, inviteMember, listAudit, listTeam } from '#contract/office/team.ts'
import { addDriver, changeDriver, listDrivers } from '#contract/office/today.ts'

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
  bookings: { list: listBookings },
  holds: { list: listHolds },
  disruptions: { list: listDisruptions },
  drivers: { list: listDrivers, create: addDriver, update: changeDriver, record: 'driver' },
  enquiries: { list: listEnquiries, one: fetchEnquiry, update: changeEnquiry, record: 'enquiry' },
  'reply-templates': { list: listTemplates, create: addTemplate, update: changeTemplate, record: 'template' },
  hotels: { list: listHotels },
  packages: { list: listOfficePackages },
  boats: { list: listBoats },
  cars: { list: listCars },
  'car-roads': { list: listRoads },
  'car-packages': { list: listDrives },
  activities: { list: listActivities },
  places: { list: listOfficePlaces },
  posts: { list: listOfficePosts },
  deals: { list: listOfficeDeals },
  payments: { list: listPayments },
  statements: { list: listStatements },
  'settlement-rows': { list: listSettlement },
}
