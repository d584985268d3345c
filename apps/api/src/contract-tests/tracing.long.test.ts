import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { createCall, createVisitor } from '../test-support/create-call.ts'
import { addRegions } from '../test-support/fixtures/region.ts'
import { freshPhone, lastCode } from '../test-support/log-in-as.ts'
import { type RunningApi, runApi } from '../test-support/run-api.ts'
import { type RunningRouter, runRouter } from '../test-support/run-router.ts'
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../test-support/start-trace-collector.ts'

const INTERNAL_TOKEN = 'canary-internal-token-77'
const outside = { id: 'c0ffee00c0ffee00c0ffee00c0ffee00', parent: 'deadbeefdeadbeef' }
const traceparent = `00-${outside.id}-${outside.parent}-01`

let routerEnv: Record<string, string>
let database: TestDatabase
let opened: Database
let collector: TraceCollector
let api: RunningApi
let router: RunningRouter
beforeAll(async () => {
  collector = await startTraceCollector()
  database = await createTestDatabase()
  opened = openDatabase(database.url, 2, createLogger('silent'))
  await addRegions(opened.db)
  const env = {
    INTERNAL_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  }
  api = await runApi({ DATABASE_URL: database.url, NODE_ENV: 'production', ...env })
  routerEnv = { API_ORIGIN: api.origin, ...env }
  router = await runRouter(routerEnv)
})
afterAll(async () => {
  await router?.stop()
  await api?.stop()
  await opened?.close()
  await database?.drop()
  collector?.stop()
})

/** The spans of a request by its id, which the answer carries. */
async function waitForTrace(requestId: string): Promise<CollectedSpan[]> {
  return vi.waitFor(
    () => {
      const named = collector.spans.filter(
        ({ attributes }) => attributes['shop.request_id'] === requestId,
      )
      expect(named.map(({ service }) => service).sort()).toEqual([
        'svetlitsa-api',
        'svetlitsa-router',
      ])
      return collector.spans.filter(({ traceId }) => traceId === named[0]?.traceId)
    },
    { timeout: 60_000, interval: 50 },
  )
}

async function trace(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<CollectedSpan[]> {
  const answer = await createCall(router.origin)(method, path, body, { headers })
  return waitForTrace(answer.headers.get('x-request-id') ?? '')
}

describe('a traced shop', () => {
  it('[ops.observed] makes one trace from the door over the API to the statement', async () => {
    const spans = await trace('POST', '/api_vue/authentication/authByPhone/', {
      phone: freshPhone(),
    })
    const door = spans.find((span) => span.parentSpanId === undefined)
    expect([door?.service, door?.name]).toEqual(['svetlitsa-router', 'POST /api_vue/*'])
    const sent = spans.find(({ parentSpanId }) => parentSpanId === door?.spanId)
    expect(sent?.service).toBe('svetlitsa-router')
    const call = spans.find(({ parentSpanId }) => parentSpanId === sent?.spanId)
    expect(call?.service).toBe('svetlitsa-api')
    expect(call?.name).toBe('POST /api_vue/authentication/authByPhone/')
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/^insert into "sms_code"/),
    )
    const requestId = String(door?.attributes['shop.request_id'])
    const line = api
      .output()
      .split('\n')
      .find((text) => text.includes(requestId))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId, traceId: door?.traceId })
  })

  it('[ops.observed] does not let a stranger name the trace', async () => {
    const spans = await trace('GET', '/api_vue/getRegions/', undefined, { traceparent })
    expect(spans[0]?.traceId).not.toBe(outside.id)
    expect(spans.some(({ parentSpanId }) => parentSpanId === outside.parent)).toBe(false)
  })

  it('[ops.observed] continues the trace of a trusted proxy', async () => {
    const trusted = await runRouter({ ...routerEnv, TRUSTED_PROXIES: '127.0.0.1/32' })
    await fetch(`${trusted.origin}/api_vue/getRegions/`, { headers: { traceparent } })
    await trusted.stop()
    const continued = () => collector.spans.filter(({ traceId }) => traceId === outside.id)
    await vi.waitFor(
      () =>
        expect(continued()).toEqual(
          expect.arrayContaining([
            expect.objectContaining({ parentSpanId: outside.parent, service: 'svetlitsa-router' }),
            expect.objectContaining({ service: 'svetlitsa-api' }),
          ]),
        ),
      { timeout: 60_000, interval: 50 },
    )
  })

  it('[ops.observed] sends nothing personal: no phone, code, token, query or cookie', async () => {
    const phone = freshPhone()
    const secrets = [INTERNAL_TOKEN, phone, 'canary-query-77', 'canary-path-77', 'canary-password']
    // No storefront runs here: the router refuses its pages as if it were busy.
    const call = createCall(router.origin, { repeatsBusy: false })
    const visitor = createVisitor(async (...request) => {
      const answer = await call(...request)
      if (answer.cookie) secrets.push(answer.cookie.slice(answer.cookie.indexOf('=') + 1))
      return answer
    })
    await visitor('POST', '/api_vue/authentication/authByPhone/', { phone })
    const code = await lastCode(opened.db, phone)
    secrets.push(String(code))
    const entered = await visitor('POST', '/api_vue/authentication/checkCode/', { code, phone })
    expect(entered.body.status).toBe('success')
    const login = { login: phone, password: 'canary-password' }
    await visitor('POST', '/api_vue/authentication/authByLogin/', login)
    await visitor('GET', '/api_vue/getRegions/?sr=canary-query-77')
    await visitor('GET', '/receipt/canary-path-77/')
    const { headers } = await visitor('GET', '/api_vue/canary-path-77/')
    await waitForTrace(headers.get('x-request-id') ?? '')
    expect(collector.received()).toContain('insert into \\"sms_code\\"')
    for (const secret of secrets) expect(collector.received()).not.toContain(secret)
  })
})

it('[ops.observed] a shop without an address for traces sends none and passes none on', async () => {
  const quiet = await runRouter({ API_ORIGIN: api.origin, INTERNAL_TOKEN })
  const before = collector.spans.filter(({ service }) => service === 'svetlitsa-router').length
  const answer = await fetch(`${quiet.origin}/api_vue/getRegions/`, { headers: { traceparent } })
  await quiet.stop()
  const requestId = answer.headers.get('x-request-id')
  const call = await vi.waitFor(
    () => {
      const found = collector.spans.find((span) => span.attributes['shop.request_id'] === requestId)
      if (!found) throw new Error('the API has not sent its span')
      return found
    },
    { timeout: 60_000, interval: 50 },
  )
  expect([call.service, call.parentSpanId]).toEqual(['svetlitsa-api', undefined])
  const after = collector.spans.filter(({ service }) => service === 'svetlitsa-router').length
  expect(after).toBe(before)
})
