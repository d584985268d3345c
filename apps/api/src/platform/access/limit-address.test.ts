import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const regions = '/api_vue/getRegions/'
// Low enough to be exceeded within a second even on a busy machine.
const limit = 5

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { ADDRESS_CALLS_PER_SECOND: String(limit) } })
})
afterAll(() => api.close())

async function listStatuses(calls: number, headers: (call: number) => Record<string, string>) {
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, call) =>
      api.call('GET', regions, undefined, { headers: headers(call) }),
    ),
  )
  return answers.map(({ status }) => status)
}

describe('the general limit of calls per second', () => {
  it('refuses calls above the limit with 429 and Retry-After, and accepts calls in the next second', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1' }
    const statuses = await listStatuses(3 * limit, () => headers)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(limit)
    expect(statuses).toContain(429)
    const refused = await callUntilRefused(headers)
    expect(refused.body).toMatchObject({ status: 429, code: 'too_often' })
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThanOrEqual(1)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 + 50))
    expect((await api.call('GET', regions, undefined, { headers })).status).toBe(200)
  })

  it('counts each address separately', async () => {
    const statuses = await listStatuses(3 * limit, (call) => ({
      'x-forwarded-for': `198.51.100.${call % 10}`,
    }))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('counts an IPv6 network as one, and ignores an address that the client made up', async () => {
    const network = await listStatuses(4 * limit, (call) => ({
      'x-forwarded-for': `2001:db8::${call.toString(16)}`,
    }))
    expect(network).toContain(429)
    const madeUp = await listStatuses(4 * limit, (call) => ({
      'x-forwarded-for': `10.9.${call % 256}.8, 203.0.113.2`,
    }))
    expect(madeUp).toContain(429)
  })

  it('does not count the shop’s own programs', async () => {
    const token = api.services.env.INTERNAL_TOKEN
    const statuses = await listStatuses(3 * limit, () => ({
      'x-internal-token': token,
      'x-forwarded-for': '203.0.113.3',
    }))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('cannot be set below one call', () => {
    const env = { DATABASE_URL: '', INTERNAL_TOKEN: 'sixteen characters' }
    expect(() => readEnv({ ...env, ADDRESS_CALLS_PER_SECOND: '0' })).toThrow()
  })

  /**
   * A new second may have begun since the limit was reached, so this calls until it is reached
   * again.
   */
  async function callUntilRefused(headers: Record<string, string>) {
    for (let call = 0; call < 20 * limit; call++) {
      const answer = await api.call('GET', regions, undefined, { headers })
      if (answer.status === 429) return answer
    }
    throw new Error('no call was refused')
  }
})
