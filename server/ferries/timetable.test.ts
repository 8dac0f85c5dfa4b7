import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadDemoCatalogue } from '#demo/load/catalogue.ts'
import { readDemoScenes } from '#demo/load/scenes.ts'
import type { OperatorSailing } from '#server/adapters/ferry-operator/ferry-operator.ts'
import { jsonBody } from '#server/http/json-body.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { ownInventory } from './own-inventory.ts'
import { listPorts } from './timetable.ts'

const NOW = new Date('2026-11-22T04:30:00Z')
const TRIP = 'tm-101.2026-12-05'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await loadDemoCatalogue(database.db, readDemoScenes(), NOW)
})
afterAll(() => database.close())
beforeEach(async () => {
  // From here on there is a timetable kept to be wrong with.
  await read()
})

const change = (statement: string) => sql.raw(statement).execute(database.db)
async function read(): Promise<OperatorSailing> {
  const answer = await ownInventory(database.db).seatMap(TRIP, NOW)
  if (answer.state !== 'found') throw new Error(`The sailing is ${answer.state}`)
  return answer.trip
}

test.each<[string, string, (trip: OperatorSailing) => unknown, unknown]>([
  ['a port', `update ferry_port set name = 'Anew'`, ({ from }) => from.name, 'Anew'],
  ['a port fee', `update ferry_operator set port_fee = 7`, ({ classes }) => classes[0]?.portFee, 7],
  ['a vessel', `update ferry_vessel set name = 'MV Anew'`, ({ vessel }) => vessel.name, 'MV Anew'],
  ['a seat of the crew', `update ferry_cabin set blocked = seats`, ({ classes }) => classes[0]?.seatsLeft, 0],
  [
    'a departure',
    `update ferry_sailing set departs_at = '2026-12-05T00:01+05:30' where id = '${TRIP}'`,
    ({ departureTime }) => departureTime,
    '00:01',
  ],
  [
    'another boat of a sailing',
    `update ferry_sailing set vessel_id = 'saffron-tern' where id = '${TRIP}'`,
    ({ vessel }) => vessel.id,
    'saffron-tern',
  ],
  [
    'another map of its seats',
    `insert into ferry_cabin (vessel_id, map, code, name, deck, grid, seats, position)
       values ('saffron-tern', 2, 'pClass', 'Anew', 'main deck', '[{"row": 1, "cells": ["P1Z"]}]', '{P1Z}', 1);
     update ferry_sailing set map = 2 where id = '${TRIP}'`,
    ({ pClass }) => Object.keys(pClass).join(),
    'P1Z',
  ],
  [
    'a tax',
    `insert into tax_rate (item, from_date, percent) values ('ferry', '2026-12-05', 0)`,
    ({ classes }) => classes[0]?.taxAmount,
    0,
  ],
])('%s that changes counts from the next answer on', async (_, statement, value, expected) => {
  expect(value(await read())).not.toBe(expected)
  await change(statement)
  expect(value(await read())).toBe(expected)
})

test('the name of an island counts from the next question on', async () => {
  const names = async () => (await listPorts(database.db)).map(({ island }) => island.name)
  expect(await names()).not.toContain('Isle Anew')
  await change(`update island set name = 'Isle Anew' where id = 'swaraj-dweep'`)
  expect(await names()).toContain('Isle Anew')
})

test('seats are sent as they stand, whichever of them are taken', async () => {
  await change(`update ferry_sailing set vessel_id = 'tideline-meridian', map = 1 where id = '${TRIP}'`)
  await change(`insert into ferry_seat (sailing_id, seat, state) values ('${TRIP}', 'B1A', 'booked'), ('${TRIP}', 'B1B', 'blocked')
    on conflict (sailing_id, seat) do update set state = excluded.state`)
  await change(`update ferry_cabin set blocked = array['B2A'] where code = 'bClass'`)
  const trip = await read()
  expect(JSON.parse(jsonBody({ trips: [trip] }).toString())).toEqual({ trips: [JSON.parse(JSON.stringify(trip))] })
  expect(Object.keys(trip.bClass).length).toBeGreaterThan(50)
})
