import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../src/env.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const regions = '/api_vue/getRegions/'
// Few enough to be gone beyond within a second on a machine that is busy with other things.
const limit = 5

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { ADDRESS_CALLS_PER_SECOND: String(limit) } })
})
afterAll(() => api.close())

async function statusesOf(calls: number, headers: (call: number) => Record<string, string>) {
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, call) =>
      api.call('GET', regions, undefined, { headers: headers(call) }),
    ),
  )
  return answers.map(({ status }) => status)
}

describe('the general limit of calls a second', () => {
  it('refuses what is above it with 429 and Retry-After, and lets the next second in', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1' }
    const statuses = await statusesOf(3 * limit, () => headers)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(limit)
    expect(statuses).toContain(429)
    const refused = await untilRefused(headers)
    expect(refused.body).toMatchObject({ status: 429, code: 'too_often' })
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThanOrEqual(1)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 + 50))
    expect((await api.call('GET', regions, undefined, { headers })).status).toBe(200)
  })

  it('counts each address for itself', async () => {
    const statuses = await statusesOf(3 * limit, (call) => ({
      'x-forwarded-for': `198.51.100.${call % 10}`,
    }))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('counts an IPv6 network as one, and an address that the client made up not at all', async () => {
    const network = await statusesOf(4 * limit, (call) => ({
      'x-forwarded-for': `2001:db8::${call.toString(16)}`,
    }))
    expect(network).toContain(429)
    const madeUp = await statusesOf(4 * limit, (call) => ({
      'x-forwarded-for': `10.9.${call % 256}.8, 203.0.113.2`,
    }))
    expect(madeUp).toContain(429)
  })

  it('does not count the shop’s own programs', async () => {
    const token = api.services.env.INTERNAL_TOKEN
    const statuses = await statusesOf(3 * limit, () => ({
      'x-internal-token': token,
      'x-forwarded-for': '203.0.113.3',
    }))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('may not be set below one call', () => {
    const env = { DATABASE_URL: '', INTERNAL_TOKEN: 'sixteen characters' }
    expect(() => readEnv({ ...env, ADDRESS_CALLS_PER_SECOND: '0' })).toThrow()
  })

  /** The second may have turned since the limit was met: asks until it is met again. */
  async function untilRefused(headers: Record<string, string>) {
    for (let call = 0; call < 20 * limit; call++) {
      const answer = await api.call('GET', regions, undefined, { headers })
      if (answer.status === 429) return answer
    }
    throw new Error('it was never refused')
  }
})
