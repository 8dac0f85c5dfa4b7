import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { type ModelCase, modelCases, modelOf, theRuleOf } from '#tests/support/refund-model.ts'

const CASES = 5_000
const ZONES = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati']
const MODEL = new URL('../../../tests/support/refund-model.ts', import.meta.url).href

describe('the rule for refunds', () => {
  test('says what an independent model says, in 5,000 cases, with sums on both sides of every border', () => {
    const cases = modelCases(CASES, 20_261_225)
    const wrong = cases.filter((each) => JSON.stringify(theRuleOf(each)) !== JSON.stringify(modelOf(each)))
    expect(wrong.slice(0, 3).map((each: ModelCase) => ({ each, rule: theRuleOf(each), model: modelOf(each) }))).toEqual(
      [],
    )
    const refunds = cases.map((each) => modelOf(each).refund)
    expect(refunds.filter((refund) => refund > 0).length).toBeGreaterThan(CASES / 4)
    expect(refunds.filter((refund) => refund === 0).length).toBeGreaterThan(CASES / 10)
    expect(cases.filter((each) => modelOf(each).due > 0).length).toBeGreaterThan(CASES / 20)
  })

  test.each(ZONES)('says the same on a server in %s', (zone) => {
    const program = `
      const { modelCases, modelOf, theRuleOf } = await import(${JSON.stringify(MODEL)})
      const wrong = modelCases(${CASES}, 7).filter((each) => JSON.stringify(theRuleOf(each)) !== JSON.stringify(modelOf(each)))
      console.log(JSON.stringify({ zone: new Date(0).getTimezoneOffset(), wrong: wrong.length }))`
    const env = { ...process.env, TZ: zone, NODE_OPTIONS: '' }
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env, encoding: 'utf8' })
    const { zone: offset, wrong } = JSON.parse(said) as { zone: number; wrong: number }
    expect(wrong).toBe(0)
    const offsets: Record<string, number> = {
      UTC: 0,
      'Asia/Kolkata': -330,
      'America/Los_Angeles': 480,
      'Pacific/Kiritimati': 640,
    }
    expect(offset).toBe(offsets[zone])
  })
})
