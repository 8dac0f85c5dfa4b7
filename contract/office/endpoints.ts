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
import {
  changeActivity,
  createActivity,
  fetchActivityOptions,
  fetchOfficeActivity,
  listActivities,
  setTimetable,
} from './activities.ts'
import { bookingEndpoints } from './booking-changes.ts'
import { changeDrive, createDrive, fetchDrive, listDrives, previewDrive } from './car-packages.ts'
import { changeRoad, createHire, createRoad, fetchRoad, listRoads, previewFares, raiseFares } from './car-roads.ts'
import { changeCarNight, fetchCarNight } from './car-surcharges.ts'
import { changeCar, createCar, fetchCar, fetchCarOptions, listCars, setFleet } from './cars.ts'
import { applyImport, exportEverything, exportPart, fetchDataParts, tryImport } from './data.ts'
import { disruptionEndpoints } from './disruption-changes.ts'
import {
  attachQuote,
  changeEnquiry,
  countEnquiries,
  draftReply,
  fetchEnquiry,
  listEnquiries,
  noteOnEnquiry,
  quoteEnquiry,
  replyToEnquiry,
} from './enquiries.ts'
import { factorEndpoints } from './factors.ts'
import { ferryEndpoints } from './ferry-endpoints.ts'
import { confirmPolicies, fetchChecklist, previewRestart, putChecklistAway, restartWithOwnData } from './first-day.ts'
import {
  arrangePictures,
  changeHotel,
  changeRoom,
  createHotel,
  createRoom,
  fetchHotelOptions,
  fetchOfficeHotel,
  listHotels,
  priceRoom,
} from './hotels.ts'
import { lineChangeEndpoints } from './line-changes.ts'
import { fetchLook, saveLook } from './look.ts'
import { changeMedia, fetchMedia, listMedia, removeMedia, replaceMedia, uploadMedia } from './media.ts'
import { changeNights, copyWeeks, fetchCalendar, restoreNights } from './nights.ts'
import { numberEndpoints } from './numbers.ts'
import type { AnyOfficeEndpoint } from './office-endpoint.ts'
import {
  createPackage,
  dropPackageDraft,
  fetchOfficePackage,
  fetchPackageOptions,
  listOfficePackages,
  listPackageVersions,
  previewPackagePrices,
  publishPackage,
  savePackageDraft,
} from './packages.ts'
import { seasonEndpoints } from './price-seasons.ts'
import { addTemplate, changeTemplate, fetchReplyNames, listTemplates, removeTemplate } from './reply-templates.ts'
import { fetchSettings, saveBrand, saveCurrencyRates, saveFigures } from './settings.ts'
import { settlementEndpoints } from './settlement.ts'
import { changeStockDays, fetchStockDays, restoreStockDays } from './stock-days.ts'
import { fetchGst, fetchGstCsv } from './tax.ts'
import {
  changeMember,
  endMemberSessions,
  fetchPermissions,
  inviteMember,
  listAudit,
  listTeam,
  reinviteMember,
} from './team.ts'
import { textEndpoints } from './texts.ts'
import {
  addDriver,
  assignDriver,
  changeDriver,
  fetchDayCsv,
  fetchManifest,
  fetchToday,
  listDrivers,
  writeDayNote,
} from './today.ts'
import { officeTripEndpoints } from './trips.ts'

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
  ...factorEndpoints,
  ...bookingEndpoints,
  ...disruptionEndpoints,
  ...lineChangeEndpoints,
  ...officeTripEndpoints,
  fetchToday,
  fetchDayCsv,
  fetchManifest,
  assignDriver,
  writeDayNote,
  listDrivers,
  addDriver,
  changeDriver,
  listEnquiries,
  countEnquiries,
  fetchEnquiry,
  changeEnquiry,
  replyToEnquiry,
  noteOnEnquiry,
  draftReply,
  quoteEnquiry,
  attachQuote,
  listTemplates,
  fetchReplyNames,
  addTemplate,
  changeTemplate,
  removeTemplate,
  listMedia,
  fetchMedia,
  uploadMedia,
  changeMedia,
  replaceMedia,
  removeMedia,
  listHotels,
  fetchHotelOptions,
  fetchOfficeHotel,
  createHotel,
  changeHotel,
  createRoom,
  changeRoom,
  priceRoom,
  arrangePictures,
  fetchCalendar,
  changeNights,
  restoreNights,
  copyWeeks,
  listOfficePackages,
  fetchPackageOptions,
  fetchOfficePackage,
  createPackage,
  savePackageDraft,
  dropPackageDraft,
  publishPackage,
  listPackageVersions,
  previewPackagePrices,
  ...ferryEndpoints,
  fetchSettings,
  saveBrand,
  saveFigures,
  fetchLook,
  saveLook,
  saveCurrencyRates,
  ...[listCars, fetchCarOptions, fetchCar, createCar, changeCar, setFleet],
  ...[fetchStockDays, changeStockDays, restoreStockDays],
  ...[listRoads, fetchRoad, createRoad, createHire, changeRoad, previewFares, raiseFares],
  ...[listDrives, fetchDrive, createDrive, changeDrive, previewDrive],
  ...[listActivities, fetchActivityOptions, fetchOfficeActivity, createActivity, changeActivity, setTimetable],
  ...textEndpoints,
  ...numberEndpoints,
  fetchGst,
  fetchGstCsv,
  ...seasonEndpoints,
  ...[fetchCarNight, changeCarNight],
  ...settlementEndpoints,
  fetchDataParts,
  tryImport,
  applyImport,
  exportPart,
  exportEverything,
  fetchChecklist,
  putChecklistAway,
  confirmPolicies,
  previewRestart,
  restartWithOwnData,
]
