import { dayInIndia } from '#contract/terms/india-time.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { type ClimateMonth, type Festival, fetchClimate, type Holiday, type PriceSeason } from '#contract/v1/climate.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { cleanHtml } from '#site/page/clean-html.ts'

/** The year as its page draws it; html is clean, and days that are over are left out. */
export type YearView = {
  now: number
  /** The month whose panel is open at first: the one asked for, or this one. */
  chosen: number
  months: ClimateMonth[]
  seasons: PriceSeason[]
  holidays: Holiday[]
  festivals: Festival[]
}

type Loaded = { ok: true; year: YearView } | { ok: false; failure: CallFailure }

export async function loadYear({ api, now }: Pick<SiteHost, 'api' | 'now'>, asked: string | null): Promise<Loaded> {
  const answer = await api.call(fetchClimate)
  if (!answer.ok) return { ok: false, failure: answer.error }
  const { months, seasons, holidays, festivals } = answer.value
  const today = dayInIndia(now)
  const thisMonth = Number(today.slice(5, 7))
  return {
    ok: true,
    year: {
      now: thisMonth,
      chosen: /^(?:[1-9]|1[0-2])$/.test(asked ?? '') ? Number(asked) : thisMonth,
      months: months.map((month) => ({ ...month, advice: cleanHtml(month.advice) })),
      seasons,
      holidays: holidays.filter(({ date }) => date >= today),
      festivals,
    },
  }
}
