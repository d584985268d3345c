import { type AnyCall, actionOf, addressOf } from '@svetlitsa/api-client/contract/call'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { handledCalls } from '../src/handled-calls.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import { type Call, visitorOf } from './call-of.ts'
import { addGoods } from './fixtures/goods.ts'
import { logInAs } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const RUNS = 16

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

/** What the API logs as its own fault. A value the database refuses is one: a gap in a schema. */
const faults: unknown[] = []
beforeEach(() => {
  faults.length = 0
  vi.spyOn(api.services.log, 'error').mockImplementation((details: unknown) => {
    faults.push(details)
  })
})

const cases = handledCalls.map(({ call }) => ({ key: `${call.method} ${call.path}`, call }))

async function send(visitor: Call, call: AnyCall, query: unknown, body: unknown) {
  const asked = new URLSearchParams(
    Object.entries(fieldsOf(query)).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const action = actionOf(call.path)
  const sent = Array.isArray(body) ? body : { ...fieldsOf(body), ...(action ? { action } : {}) }
  const answer = await visitor(
    call.method,
    `${addressOf(call.path)}?${asked}`,
    call.method === 'POST' ? sent : undefined,
  )
  expect(answer.status, answer.text).toBeLessThan(500)
  expect(faults).toEqual([])
}

function fieldsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

describe('a call answers with a 2xx or a 4xx, never with a fault of its own', () => {
  it.each(cases)('$key: whatever its schema lets through', async ({ call }) => {
    const { call: everybody } = await logInAs(api, { groups: [1, 2, 8, 20, 26, 29, 45, 60] })
    const visitors = fc.constantFrom(everybody, visitorOf(api.call))
    const query = call.query ? arbitraryOf(call.query) : fc.constant({})
    const body = call.body ? arbitraryOf(call.body) : fc.constant({})
    await fc.assert(
      fc.asyncProperty(visitors, query, body, (visitor, asked, sent) =>
        send(visitor, call, asked, sent),
      ),
      { numRuns: RUNS },
    )
  })

  it.each(cases)('$key: whatever else is sent', async ({ call }) => {
    const { call: everybody } = await logInAs(api, { groups: [1, 2, 8, 20, 26, 29, 45, 60] })
    const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.object({ maxDepth: 2 }))
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.string()), anything, (asked, sent) =>
        send(everybody, call, asked, JSON.parse(JSON.stringify(sent))),
      ),
      { numRuns: RUNS },
    )
  })
})
