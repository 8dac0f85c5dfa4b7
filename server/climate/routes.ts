import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { ok } from '#contract/terms/result.ts'
import { fetchClimate } from '#contract/v1/climate.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { listFestivals, listHolidays, listMonths, listSeasons } from './store.ts'

export function climateRoutes(api: Api, db: Db): void {
  implement(api, fetchClimate, async () => {
    const months = await listMonths(db)
    return ok({
      months: months.map(({ checkedOn: _, month, ...row }) => ({ month, name: MONTH_NAMES[month - 1] ?? '', ...row })),
      seasons: await listSeasons(db),
      holidays: await listHolidays(db),
      festivals: await listFestivals(db),
      checkedOn: months[0]?.checkedOn ?? '',
    })
  })
}
