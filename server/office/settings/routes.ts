import { fetchLook, saveLook } from '#contract/office/look.ts'
import {
  fetchSettings,
  type OfficeSettings,
  saveBrand,
  saveCurrencyRates,
  saveFigures,
} from '#contract/office/settings.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { changeLook, readOfficeLook } from './change-look.ts'
import { changeBrand, changeFigures, changeRates, readOfficeSettings } from './change-settings.ts'

export function settingRoutes(office: OfficeApi): void {
  const { db } = office
  implementOffice(office, fetchSettings, async () => ok({ settings: await readOfficeSettings(db) }))
  implementOffice(office, saveBrand, async ({ query, body, member }) =>
    told(await changeBrand(db, member, { ...query, fields: body })),
  )
  implementOffice(office, saveFigures, async ({ query, body, member }) =>
    told(await changeFigures(db, member, { ...query, fields: body })),
  )
  implementOffice(office, fetchLook, async () => ok({ look: await readOfficeLook(db) }))
  implementOffice(office, saveLook, async ({ body, member }) => {
    const saved = await changeLook(db, member, body)
    return saved.ok ? ok({ look: saved.value }) : saved
  })
  implementOffice(office, saveCurrencyRates, async ({ query, body, member }) =>
    told(await changeRates(db, member, { ...query, fields: body })),
  )
}

function told(saved: Result<OfficeSettings, ApiRefusal>) {
  return saved.ok ? ok({ settings: saved.value }) : saved
}
