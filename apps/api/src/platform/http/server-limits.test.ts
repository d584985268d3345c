import { getPathname } from '@svetlitsa/api-client/call/call'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allCalls } from '../../all-calls.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

/** As in the router's get-agent.ts. */
const routerIdleSeconds = 60
let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

it('[door.slow-bodies] idle connections are kept for longer than the router keeps them', async () => {
  const { headers } = await api.call('GET', '/health/live')
  const seconds = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])
  expect(seconds).toBeGreaterThan(routerIdleSeconds)
})

it('[door.slow-bodies] the router is told how large the body of each call may be', async () => {
  const { body } = await api.call('GET', '/api/internal/router-config', undefined, {
    headers: { 'x-internal-token': api.services.env.INTERNAL_TOKEN },
  })
  const { default: usual, calls } = body.bodyLimits
  expect(usual).toBe(65_536)
  expect(calls['/api_vue/getVisionQuery/']).toBe(12 * 1024 * 1024)
  for (const { path, bodyLimit } of allCalls) {
    expect(calls[getPathname(path)] ?? usual).toBeGreaterThanOrEqual(bodyLimit)
  }
  // The router finds a limit by its exact path.
  for (const path of Object.keys(calls)) expect(path).toMatch(/^[\w/-]+$/)
})
