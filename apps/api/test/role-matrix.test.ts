import { allCalls } from '@svetlitsa/api-client/contract/all-calls'
import { type AnyCall, actionOf, addressOf, type Caller } from '@svetlitsa/api-client/contract/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handledCalls } from '../src/handled-calls.ts'
import { openapiDocument } from '../src/platform/openapi.ts'
import { type Call, visitorOf } from './call-of.ts'
import { addGoods } from './fixtures/goods.ts'
import { logInAs } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

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
const everyRole = Object.keys(roles) as Role[]
const known = everyRole.filter((role) => role !== 'nobody')

/** Who may make a call, by decisions, «Identity and access», written out by hand. */
const allowed: Record<Caller, readonly Role[]> = {
  anyone: everyRole,
  customer: known,
  staff: ['seller', 'franchise seller', 'call centre', 'administrator', 'developer'],
  'call-centre': ['call centre', 'administrator', 'developer'],
  assembler: ['assembler'],
  designer: ['designer'],
  'banner-editor': ['administrator', 'developer'],
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
      group === null ? visitorOf(api.call) : (await logInAs(api, { groups: [group] })).call
    visitors.set(role, call)
  }
})
afterAll(() => api.close())

/** What the guard lets through meets a body that no write accepts: the test itself changes nothing. */
function bodyFor(call: AnyCall): unknown {
  if (call.method !== 'POST') return undefined
  const action = actionOf(call.path)
  const stranger = call.effect === 'write' ? { 'no such field': true } : {}
  return action ? { action, ...stranger } : stranger
}

async function guardOf(call: AnyCall, role: Role): Promise<'401' | '403' | '404' | 'let through'> {
  const visitor = visitors.get(role)
  if (!visitor) throw new Error(`nobody is logged in as ${role}`)
  const answer = await visitor(call.method, addressOf(call.path), bodyFor(call))
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

const cells = handledCalls.flatMap(({ call }) =>
  everyRole.map((role) => ({
    key: `${call.method} ${call.path}`,
    caller: call.caller,
    call,
    role,
  })),
)

describe('the matrix of roles and calls', () => {
  it.each(cells)('$key ($caller) as $role', async ({ call, role }) => {
    expect(await guardOf(call, role)).toBe(expected(call, role))
  })

  it('changes nobody’s login', async () => {
    for (const role of known) {
      const answer = await visitors.get(role)?.('POST', '/api_vue/authentication/getUserData/', {})
      expect(answer?.body.userData.group).toEqual([roles[role]])
    }
  })
})

describe('the agreement', () => {
  it('holds every call that the API answers, and each once', () => {
    const agreed = allCalls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(agreed).size).toBe(agreed.length)
    for (const { call } of handledCalls) expect(allCalls).toContain(call)
  })

  it('says of every call who may make it', () => {
    for (const call of allCalls) expect(Object.keys(allowed)).toContain(call.caller)
  })

  it('stands whole in the OpenAPI document, with callers and every action', async () => {
    const served = (await api.call('GET', '/api/openapi.json')).body
    expect(served).toEqual(JSON.parse(JSON.stringify(openapiDocument(allCalls))))
    for (const call of allCalls) {
      const operation = served.paths[addressOf(call.path)]?.[call.method.toLowerCase()]
      expect(operation, call.path).toBeDefined()
      const action = actionOf(call.path)
      if (action) expect(JSON.stringify(operation.requestBody)).toContain(`{"const":"${action}"}`)
      else expect(operation['x-caller']).toBe(call.caller)
    }
  })
})

describe('cabinets', () => {
  const orders = '/api_vue/retail/orders/'
  const assembly = '/api_vue/assembler/getData/'

  it('[role.retail] staff alone get the retail cabinet’s orders; others are refused in words', async () => {
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

  it('[role.assembler] assemblers alone get the assembler’s cabinet, not even administrators', async () => {
    for (const role of known) {
      const answer = await visitors.get(role)?.('POST', assembly, {})
      expect(answer?.status, role).toBe(role === 'assembler' ? 200 : 403)
    }
    expect((await visitors.get('nobody')?.('POST', assembly, {}))?.status).toBe(401)
  })

  it('[role.guest] a guest has a basket, and no personal area', async () => {
    const guest = visitorOf(api.call)
    const offers = [{ offerId: 1, quantity: 1 }]
    expect((await guest('POST', '/api_vue/basket/add/', { offers })).status).toBe(200)
    const basket = await guest('POST', '/api_vue/basket/getFullBasket/', {})
    expect(basket.body.basket.items).toHaveLength(1)
    const personal = await guest('POST', '/api_vue/personal/', { action: 'getOrders' })
    expect(personal.status).toBe(401)
  })
})
