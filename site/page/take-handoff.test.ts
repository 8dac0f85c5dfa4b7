import fc from 'fast-check'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test } from 'vitest'
import { numbered } from './take-handoff.ts'

const read = async (text: string) => {
  const { body } = new Response(text)
  if (body === null) throw new Error('There is nothing to read')
  return (await decode(body, globalThis as unknown as Window & typeof globalThis)).value
}

test('the framework reads out of the numbered list what went in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 })), async (state) => {
      // The framework sets a property of that name as the prototype, in its own notation too; no data of ours has one.
      const json = JSON.parse(JSON.stringify(state), (name, value) => (name === '__proto__' ? undefined : value))
      expect(await read(numbered(json))).toEqual(json)
    }),
  )
})
