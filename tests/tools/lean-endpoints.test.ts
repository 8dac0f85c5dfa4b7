import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { leanEndpoints } from '#tools/vite/lean-endpoints.ts'

const transform = leanEndpoints().transform as unknown as (
  this: { parse: typeof parseAst },
  code: string,
  id: string,
) => { code: string } | undefined
const lean = (code: string, id = '/padauk/contract/office/boats.ts') =>
  transform.call({ parse: parseAst }, code, id)?.code

const DECLARED = `export const listBoats = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/boats',
  summary: 'Boats (and "their" { carriers })',
  query: ListQuery.extend({ q: z.string().optional() }),
  body: NoBody,
  response: listOf(Boat),
  refusals: ['sold'],
})`

test('of a declared call the office keeps the method, the path and who may', () => {
  const code = lean(DECLARED) ?? ''
  expect(code.replaceAll(/\s+/g, ' ')).toBe(
    "export const listBoats = officeEndpoint({ operation: 'catalogue.read', method: 'GET', path: '/boats', })",
  )
  expect(() => parseAst(code)).not.toThrow()
})

test('everything else stays as it is', () => {
  expect(lean('export const Boat = z.object({ summary: z.string() })')).toBeUndefined()
  expect(lean(DECLARED, '/padauk/office/boats.ts')).toBeUndefined()
})
