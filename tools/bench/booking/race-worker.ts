import { raceForSeats } from './race-for-seats.ts'
import { raceForStays } from './race-for-stays.ts'
import { type Stage, withDatabase } from './stock.ts'

export type RaceName = keyof typeof RACES

const RACES = { seats: raceForSeats, stays: raceForStays }

// A program of its own, so that the same race can be run by a copy of the server without its guards.
const [name = '', stage = '{}', count = '0'] = process.argv.slice(2)
const race = RACES[name as RaceName]
const result = await withDatabase(JSON.parse(stage) as Stage, (db) => race(db, Number(count)))
process.stdout.write(`${JSON.stringify(result)}\n`)
