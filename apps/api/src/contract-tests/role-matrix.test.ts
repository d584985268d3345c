import {
  type AnyCall,
  type Caller,
  getPathAction,
  getPathname,
} from '@svetlitsa/api-client/call/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxCalls } from '../../demo/sandbox/create-sandbox.ts'
import { allCalls } from '../all-calls.ts'
import { handledCalls } from '../handled-calls.ts'
import { buildOpenapiDocument } from '../platform/openapi/openapi.ts'
import { type Call, createVisitor } from '../test-support/create-call.ts'
import { addGoods } from '../test-support/fixtures/goods.ts'
import { logInAs } from '../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

const roles = {
  nobody: null,
  customer: 2,
  designer: 8,
  seller: 20,
  'franchise seller': 45,
  'call centre': 29,
  administrator: 1,
  developer: 26,
  assembler: 60,
} as const
type Role = keyof typeof roles

/** The actions of the account that the specification names. */
const accountActions = [
  'getOrders',
  'getOrder',
  'getOrderByPhoneAndGuid',
  'checkPhoneForChange',
  'sendCodeForPhoneChange',
  'changePhoneByCode',
  'setUserData',
  'setBirthdate',
  'sendGiftSms',
  'getAdditionalInfo',
  'changePassword',
  'getReasonsForClose',
  'closeOrder',
  'refund',
  'sendAssembly',
  'getReviews',
  'getBoughtGoods',
  'processContragent',
  'runDelayedDelivery',
  'getBonusInfo',
  'getLastOperations',
]
const everyRole = Object.keys(roles) as Role[]
const loggedInRoles = everyRole.filter((role) => role !== 'nobody')

/** The roles that may make each call (ADR 0041), written out by hand. */
const allowed: Record<Caller, readonly Role[]> = {
  anyone: everyRole,
  customer: loggedInRoles,
  staff: ['seller', 'franchise seller', 'call centre', 'administrator', 'developer'],
  'call-centre': ['call centre', 'administrator', 'developer'],
  assembler: ['assembler'],
  designer: ['designer'],
  'banner-editor': ['administrator', 'developer'],
  'shop-owner': ['administrator', 'developer'],
  dispatcher: ['call centre', 'administrator'],
  administrator: ['administrator'],
  provider: everyRole,
  internal: [],
}

let api: TestApi
const visitors = new Map<Role, Call>()
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  for (const role of everyRole) {
    const group = roles[role]
    const call =
      group === null ? createVisitor(api.call) : (await logInAs(api, { groups: [group] })).call
    visitors.set(role, call)
  }
})
afterAll(() => api.close())

/**
 * Requests that pass the guard carry a body that no write accepts, so that the test changes
 * nothing.
 */
function bodyFor(call: AnyCall): unknown {
  if (call.method !== 'POST') return undefined
  const action = getPathAction(call.path)
  const unknownField = call.effect === 'write' ? { 'no such field': true } : {}
  return action ? { [call.actionField]: action, ...unknownField } : unknownField
}

async function probeGuard(
  call: AnyCall,
  role: Role,
): Promise<'401' | '403' | '404' | 'let through'> {
  const visitor = visitors.get(role)
  if (!visitor) throw new Error(`no visitor with the role ${role}`)
  const answer = await visitor(call.method, getPathname(call.path), bodyFor(call))
  expect(answer.status, `${call.method} ${call.path} as ${role}`).toBeLessThan(500)
  const { code } = answer.body ?? {}
  if (answer.status === 401 && code === 'login_needed') return '401'
  if (answer.status === 403 && code === 'not_allowed') return '403'
  if (call.caller === 'internal' && answer.status === 404) return '404'
  return 'let through'
}

function expected({ caller }: AnyCall, role: Role): string {
  if (allowed[caller].includes(role)) return 'let through'
  if (caller === 'internal') return '404'
  return role === 'nobody' ? '401' : '403'
}

const calls = [...handledCalls, ...sandboxCalls]
const demoCalls = [...allCalls, ...sandboxCalls.map(({ call }) => call)]
const rows = calls.map(({ call }) => ({ key: `${call.method} ${call.path}`, call }))

describe('the matrix of roles and calls', () => {
  it.each(rows)('$key ($call.caller)', async ({ call }) => {
    for (const role of everyRole) {
      expect(await probeGuard(call, role), role).toBe(expected(call, role))
    }
  })

  it.each(accountActions)('has a row for %s of the account, closed to guests', (action) => {
    const found = rows.filter(({ call }) => call.path === `/api_vue/personal/#${action}`)
    const caller = action === 'getOrderByPhoneAndGuid' ? 'anyone' : 'customer'
    expect(found.map(({ call }) => call.caller)).toEqual([caller])
  })

  it('does not change anybody’s login', async () => {
    for (const role of loggedInRoles) {
      const answer = await visitors.get(role)?.('POST', '/api_vue/authentication/getUserData/', {})
      expect(answer?.body.userData.group).toEqual([roles[role]])
    }
  })
})

describe('the contract', () => {
  it('contains every call that the API of a shop answers, each once', () => {
    const agreed = demoCalls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(agreed).size).toBe(agreed.length)
    for (const { call } of handledCalls) expect(allCalls).toContain(call)
  })

  it('defines for every call who may make it', () => {
    for (const call of demoCalls) expect(Object.keys(allowed)).toContain(call.caller)
  })

  it('is complete in the OpenAPI document, with callers and every action', async () => {
    const served = (await api.call('GET', '/api/openapi.json')).body
    expect(served).toEqual(JSON.parse(JSON.stringify(buildOpenapiDocument(demoCalls))))
    for (const call of demoCalls) {
      const operation = served.paths[getPathname(call.path)]?.[call.method.toLowerCase()]
      expect(operation, call.path).toBeDefined()
      const action = getPathAction(call.path)
      if (action) expect(JSON.stringify(operation.requestBody)).toContain(`{"const":"${action}"}`)
      else expect(operation['x-caller']).toBe(call.caller)
    }
  })
})

describe('cabinets', () => {
  const orders = '/api_vue/retail/orders/'
  const assembly = '/api_vue/assembler/getData/'

  it('[role.retail] only staff get the retail cabinet’s orders; others get a readable refusal', async () => {
    for (const role of allowed.staff) {
      expect((await visitors.get(role)?.('POST', orders, { page: 1 }))?.status).toBe(200)
    }
    for (const role of ['customer', 'designer', 'assembler'] as const) {
      const answer = await visitors.get(role)?.('POST', orders, { page: 1 })
      expect([answer?.status, answer?.body.detail]).toEqual([403, 'Этот раздел вам недоступен.'])
    }
    const guest = await visitors.get('nobody')?.('POST', orders, { page: 1 })
    expect([guest?.status, guest?.body.detail]).toEqual([401, 'Войдите, чтобы продолжить.'])
  })

  it('[role.assembler] only assemblers get the assembler’s cabinet, not even administrators', async () => {
    for (const role of loggedInRoles) {
      const answer = await visitors.get(role)?.('POST', assembly, {})
      expect(answer?.status, role).toBe(role === 'assembler' ? 200 : 403)
    }
    expect((await visitors.get('nobody')?.('POST', assembly, {}))?.status).toBe(401)
  })

  it('[role.guest] a guest has a basket, and no personal area', async () => {
    const guest = createVisitor(api.call)
    const offers = [{ offerId: 1, quantity: 1 }]
    expect((await guest('POST', '/api_vue/basket/add/', { offers })).status).toBe(200)
    const basket = await guest('POST', '/api_vue/basket/getFullBasket/', {})
    expect(basket.body.basket.items).toHaveLength(1)
    const personal = await guest('POST', '/api_vue/personal/', { action: 'getOrders' })
    expect(personal.status).toBe(401)
  })
})
