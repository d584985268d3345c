import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RecentRequests } from '../../platform/logging/recent-requests.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let real: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { DEMO: '1' } })
  real = await startTestApi({ env: { DEMO: '0' } })
})
afterAll(async () => {
  await api.close()
  await real.close()
})

const path = '/api_vue/develop/requests/'

describe('the debug log of requests', () => {
  it('[role.groups] shows a developer method, path, status and milliseconds, and nothing else', async () => {
    const { call } = await logInAs(real, { groups: [26] })
    await call('GET', '/api_vue/shortCode/?code=tayna')
    await call('POST', '/api_vue/getNews/detail/', { code: 'net-takoy' })
    const { requests } = (await call('POST', path, {})).body
    expect(requests.slice(0, 2)).toEqual([
      {
        id: expect.any(Number),
        method: 'POST',
        path: '/api_vue/getNews/detail/',
        status: 404,
        ms: expect.any(Number),
      },
      {
        id: expect.any(Number),
        method: 'GET',
        path: '/api_vue/shortCode/',
        status: 200,
        ms: expect.any(Number),
      },
    ])
    expect(JSON.stringify(requests)).not.toContain('tayna')
    const again = (await call('POST', path, {})).body.requests
    expect(again[0]).toEqual(requests[0])
  })

  it.each([[1], [20], [29], [45], [2]])(
    '[role.groups] is closed to group %s, with or without ssrdebug',
    async (group) => {
      const { call } = await logInAs(real, { groups: [group] })
      for (const body of [{}, { ssrdebug: true }]) {
        const answer = await call('POST', path, body)
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
      }
    },
  )

  it('[role.groups] is open to everybody by ssrdebug only in a demonstration', async () => {
    await api.call('POST', '/api_vue/getShellState/', {})
    const { body } = await api.call('POST', path, { ssrdebug: true })
    expect(body.requests.length).toBeGreaterThan(0)
    expect((await api.call('POST', path, {})).status).toBe(404)
    expect((await real.call('POST', path, { ssrdebug: true })).status).toBe(404)
  })

  it('keeps the last 200 requests', () => {
    const memory = new RecentRequests()
    for (let ms = 0; ms < 250; ms += 1) memory.add({ method: 'GET', path: '/', status: 200, ms })
    const entries = memory.newest()
    expect([entries.length, entries[0]?.ms, entries.at(-1)?.ms]).toEqual([200, 249, 50])
  })
})
