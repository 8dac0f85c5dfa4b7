import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { type Admission, createAdmission } from './admission.ts'

/** Looks are taken by hand. */
const LIMITS = { lookMs: 1_000_000, looks: 3, crowd: 10, underWayMax: 4 }

let admission: Admission
afterEach(() => admission.stop())

/** A process under test: how busy it is, who is under way in it, and what it has said. */
function openProcess() {
  const told: boolean[] = []
  const state = { utilization: 1, waiting: 0 }
  admission = createAdmission(
    {
      databaseWaiting: () => state.waiting,
      onChange: (isOverloaded) => told.push(isOverloaded),
      loopUtilization: () => ({ idle: 0, active: 0, utilization: state.utilization }),
    },
    LIMITS,
  )
  const underWay: EventEmitter[] = []
  const ask = (url = '/search'): boolean => {
    const response = new EventEmitter()
    // Of both only what is read here.
    const isAdmitted = admission.admits({ url } as IncomingMessage, response as ServerResponse)
    if (isAdmitted) underWay.push(response)
    return isAdmitted
  }
  const finish = (count = 1): void => {
    for (const response of underWay.splice(0, count)) response.emit('close')
  }
  const crowd = (size: number): void => {
    while (underWay.length < size) ask()
  }
  const look = (times: number): void => {
    for (let time = 0; time < times; time += 1) admission.look()
  }
  return { state, told, ask, finish, crowd, look }
}

describe('a process that is asked for more than it can do', () => {
  test('turns away what is beyond a few at a time, once it has been so for a while, and serves all when it is over', () => {
    const { told, ask, finish, crowd, look } = openProcess()
    crowd(20)
    look(LIMITS.looks)
    expect([told, ask()]).toEqual([[], true])
    look(1)
    expect([told, ask()]).toEqual([[true], false])
    finish(18)
    expect([ask(), ask()]).toEqual([true, false])
    look(LIMITS.looks + 1)
    expect([told, ask()]).toEqual([[true, false], true])
  })

  test('goes on turning away for as long as anybody has to be', () => {
    const { told, ask, crowd, look } = openProcess()
    crowd(20)
    look(LIMITS.looks + 1)
    for (let time = 0; time < 3 * LIMITS.looks; time += 1) {
      expect(ask()).toBe(false)
      look(1)
    }
    expect(told).toEqual([true])
  })

  test.each([
    '/api/v1/webhooks/payments/razorpay',
    '/booking/PDK-AAAAA-AAAAA/return',
    '/api/v1/ferry/trips/a.b/stream',
  ])('hears %s all the same', (url) => {
    const { ask, crowd, look } = openProcess()
    crowd(20)
    look(LIMITS.looks + 1)
    expect([ask('/search'), ask(url)]).toEqual([false, true])
  })
})

describe('nobody is turned away', () => {
  test('of a crowd that is served while it lasts', () => {
    const { told, finish, crowd, look } = openProcess()
    crowd(300)
    look(LIMITS.looks - 1)
    finish(295)
    look(3 * LIMITS.looks)
    expect(told).toEqual([])
  })

  test('of many who are each served in no time', () => {
    const { told, ask, finish, crowd, look } = openProcess()
    crowd(20)
    for (let time = 0; time < 3 * LIMITS.looks; time += 1) {
      for (let served = 0; served < 30_000; served += 1) {
        ask()
        finish()
      }
      look(1)
    }
    expect(told).toEqual([])
  })

  test('while all wait for somebody else, as for a payment gateway that is silent', () => {
    const { state, told, crowd, look } = openProcess()
    state.utilization = 0.1
    crowd(200)
    look(3 * LIMITS.looks)
    expect(told).toEqual([])
  })

  test('but those who wait for a busy database wait for us', () => {
    const { state, told, crowd, look } = openProcess()
    Object.assign(state, { utilization: 0.1, waiting: 5 })
    crowd(200)
    look(LIMITS.looks + 1)
    expect(told).toEqual([true])
  })
})
