import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findNounViolations } from './find-noun-violations.ts'
import { parseSource } from './parse-source.ts'
import { readPackages } from './read-packages.ts'
import { resolveImports } from './resolve-imports.ts'

const packages = readPackages(join(import.meta.dirname, '..', '..', '..', '..'))

const contract = 'packages/api-client/src/refund/contract.ts'
const call = `import { defineCall } from '../call/call.ts'

export const getRefund = defineCall({ path: '/refund/' })`
const handling = "import * as contract from '@svetlitsa/api-client/refund/contract'"

function find(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => parseSource({ path, text }))
  return findNounViolations(sources, resolveImports(sources, packages)).map(
    ({ path, line, message }) => `${path}:${line} ${message}`,
  )
}

describe('the calls of a contract', () => {
  it.each([
    'apps/api/src/payment/receipt/refund.routes.ts',
    'apps/api/src/payment/receipt/list/refund.routes.ts',
    'apps/api/src/payment/refund/customer-refund.routes.ts',
    'apps/api/src/payment/refund/list/customer-refund.routes.ts',
  ])('are found by its noun in %s', (routes) => {
    expect(find({ [contract]: call, [routes]: handling })).toEqual([])
  })

  it.each([
    ['a routes file of another noun', 'apps/api/src/payment/receipt/receipt.routes.ts'],
    ['an area of that name', 'apps/api/src/refund/receipt/receipt.routes.ts'],
    ['a folder below another module', 'apps/api/src/payment/receipt/refund/receipt.routes.ts'],
    ['a module without routes', 'apps/api/src/payment/refund/refund.queries.ts'],
  ])('are not found in %s', (_where, path) => {
    expect(find({ [contract]: call, [path]: handling })).toEqual([
      `${contract}:3 handle these calls in refund.routes.ts, or in routes of a module named refund`,
    ])
  })

  it('are not found in routes of its noun that handle others', () => {
    const other = "import * as contract from '@svetlitsa/api-client/receipt/contract'"
    const files = { [contract]: call, 'apps/api/src/payment/receipt/refund.routes.ts': other }
    expect(find(files)).toHaveLength(1)
  })

  it('may be those of a resource', () => {
    const resource = "export const refunds = defineResource({ path: '/refunds/' })"
    expect(find({ [contract]: resource })).toHaveLength(1)
  })
})

it.each([
  ['shapes that others share', 'export const sum = z.int().min(0)'],
  [
    'what defines the calls of a resource',
    'export function defineResource() { return { list: defineCall({}) } }',
  ],
])('a contract of %s needs no routes', (_what, text) => {
  expect(find({ [contract]: text })).toEqual([])
})
