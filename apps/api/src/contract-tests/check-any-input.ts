import { type AnyCall, getPathAction, getPathname } from '@svetlitsa/api-client/call/call'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sandboxCalls } from '../../demo/sandbox/create-sandbox.ts'
import { handledCalls } from '../handled-calls.ts'
import { type Call, createVisitor } from '../test-support/create-call.ts'
import { addGoods } from '../test-support/fixtures/goods.ts'
import { logInAs, type Visitor } from '../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'
import { toArbitrary } from './to-arbitrary.ts'

const calls = [...handledCalls, ...sandboxCalls]
const cases = calls.map(({ call }) => ({ key: `${call.method} ${call.path}`, call }))

/**
 * Declares the tests that send generated input to every call: always the same in the gate, other
 * input in each run of `npm run test:long`, where a failure prints the seed that repeats it.
 *
 * @param numRuns the number of inputs of each kind for each call.
 */
export function checkAnyInput(numRuns: number): void {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ fill: addGoods })
  })
  afterAll(() => api.close())

  let everybody: Visitor | undefined
  /** Somebody of every group, logged in again where a call before has ended the session. */
  async function logInEverybody(): Promise<Call> {
    const answer = await everybody?.call('POST', '/api_vue/authentication/getUserData/', {})
    if (!everybody || answer?.body.userData?.id !== everybody.userId)
      everybody = await logInAs(api, { groups: [1, 2, 8, 20, 26, 29, 45, 60] })
    return everybody.call
  }

  /**
   * Errors logged by the API. A value rejected by the database appears here and means a gap in a
   * schema.
   */
  const errors: unknown[] = []
  beforeEach(() => {
    errors.length = 0
    vi.spyOn(api.services.log, 'error').mockImplementation((details: unknown) => {
      errors.push(details)
    })
  })

  async function sendInput(visitor: Call, call: AnyCall, query: unknown, body: unknown) {
    const answer = await send(visitor, call, query, body)
    expect(answer.status, answer.text).toBeLessThan(500)
    expect(errors).toEqual([])
  }

  describe('a call answers with a 2xx or a 4xx, never with a server error', () => {
    it.each(cases)('$key: any input that its schema accepts', async ({ call }) => {
      const everybody = await logInEverybody()
      const visitors = fc.constantFrom(everybody, createVisitor(api.call))
      const query = call.query ? toArbitrary(call.query) : fc.constant({})
      const body = call.body ? toArbitrary(call.body) : fc.constant({})
      await fc.assert(
        fc.asyncProperty(visitors, query, body, (visitor, requested, requestBody) =>
          sendInput(visitor, call, requested, requestBody),
        ),
        { numRuns },
      )
    })

    it.each(cases)('$key: any other input', async ({ call }) => {
      const everybody = await logInEverybody()
      const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.object({ maxDepth: 2 }))
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.string(), fc.string()),
          anything,
          (requested, requestBody) =>
            sendInput(everybody, call, requested, JSON.parse(JSON.stringify(requestBody))),
        ),
        { numRuns },
      )
    })
  })
}

function send(visitor: Call, call: AnyCall, query: unknown, body: unknown) {
  const requested = new URLSearchParams(
    Object.entries(toFields(query)).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const action = getPathAction(call.path)
  const requestBody = Array.isArray(body)
    ? body
    : { ...toFields(body), ...(action ? { [call.actionField]: action } : {}) }
  return visitor(
    call.method,
    `${getPathname(call.path)}?${requested}`,
    call.method === 'POST' ? requestBody : undefined,
  )
}

function toFields(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
