import {
  type AnyCall,
  type Caller,
  getPathAction,
  getPathname,
} from '@svetlitsa/api-client/call/call'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { allCalls } from '../all-calls.ts'
import { logInAs, type Visitor } from '../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'
import { toArbitrary } from './to-arbitrary.ts'

/** Every call that asks for a code again after fifteen minutes, written out by hand (ADR 0041). */
const always = [
  'POST /api_vue/dispatch/pay/',
  'POST /api_vue/retail/order/receiveMoney/',
  'POST /api_vue/retail/order/return/',
  'POST /api_vue/retail/partnerDiscount/',
  'POST /api_vue/retail/shop/coupons/batch/',
  'POST /api_vue/retail/shop/coupons/change/',
  'POST /api_vue/retail/shop/coupons/create/',
  'POST /api_vue/retail/shop/coupons/import/',
  'POST /api_vue/retail/shop/coupons/remove/',
  'POST /api_vue/retail/shop/coupons/undo/',
  'POST /api_vue/retail/shop/keys/create/',
  'POST /api_vue/retail/shop/planned-prices/change/',
  'POST /api_vue/retail/shop/planned-prices/create/',
  'POST /api_vue/retail/shop/planned-prices/import/',
  'POST /api_vue/retail/shop/planned-prices/remove/',
  'POST /api_vue/retail/shop/planned-prices/undo/',
  'POST /api_vue/retail/shop/prices/change/',
  'POST /api_vue/retail/shop/prices/create/',
  'POST /api_vue/retail/shop/prices/import/',
  'POST /api_vue/retail/shop/prices/remove/',
  'POST /api_vue/retail/shop/prices/undo/',
  'POST /api_vue/retail/shop/tariffs/change/',
  'POST /api_vue/retail/shop/tariffs/create/',
  'POST /api_vue/retail/shop/tariffs/import/',
  'POST /api_vue/retail/shop/tariffs/remove/',
  'POST /api_vue/retail/shop/tariffs/undo/',
  'POST /api_vue/retail/shop/webhooks/change/',
  'POST /api_vue/retail/shop/webhooks/create/',
  'POST /api_vue/retail/shop/webhooks/rotate/',
]
const whenMoneyMoves = [
  'POST /api_vue/retail/claimDecision/',
  'POST /api_vue/retail/order/step/',
  'POST /api_vue/retail/reconciliation/resolve/',
  'POST /api_vue/retail/shop/setup/save/',
]

/** Writes of staff that speak of money and move none, each with the reason. */
const movesNoMoney: Record<string, string> = {
  'POST /api_vue/pricePrint/discard/': 'takes printed tags off the list; prices stay',
  'POST /api_vue/pricePrint/feedback/': 'reports a wrong tag; prices stay',
  'POST /api_vue/pricePrint/print/': 'prints prices as they are',
  'POST /api_vue/retail/shop/pages/change/': 'writes a text, the one on bonuses among others',
  'POST /api_vue/retail/shop/pages/create/': 'writes a text, the one on bonuses among others',
  'POST /api_vue/retail/views/save/':
    'keeps the filters of a list, the state of payment among them',
  'POST /api_vue/payment/link/': 'asks the buyer for money, who pays it',
  'POST /api_vue/payment/link/withdraw/': 'ends a link that asks for money',
  'POST /api_vue/retail/order/declineRefund/': 'gives no money back',
  'POST /api_vue/retail/order/setDelivery/': 'takes the tariff of the shop; never a cheaper one',
}

const MONEY_WORDS =
  /price|discount|money|refund|return|pay|cash|sum\b|amount|percent|certificate|bonus|coupon|balance|earning|payout/i

const others: readonly Caller[] = [
  'anyone',
  'customer',
  'assembler',
  'designer',
  'provider',
  'internal',
]

const getKey = ({ method, path }: AnyCall) => `${method} ${path}`
const staffWrites = allCalls.filter(
  ({ effect, caller }) => effect === 'write' && !others.includes(caller),
)
const listKeys = (freshCode: AnyCall['freshCode']) =>
  allCalls
    .filter((call) => call.freshCode === freshCode)
    .map(getKey)
    .sort()

/** Whether the address, the summary or a field of the body speaks of money. */
function speaksOfMoney(call: AnyCall): boolean {
  const body = call.body
    ? JSON.stringify(z.toJSONSchema(call.body, { unrepresentable: 'any' }))
    : ''
  return MONEY_WORDS.test(`${call.path} ${call.summary} ${body}`)
}

const couponTerms = {
  description: '',
  percent: 5,
  sum: null,
  minimumBasket: 0,
  sectionIds: [],
  vendorIds: [],
  startsAt: null,
  endsAt: null,
  limitTotal: null,
  limitPerPhone: null,
  isActive: true,
}

const price = { zone: 'ru', offerId: 1, amount: 1_000, oldAmount: 1_000 }
const plannedPrice = { ...price, startsAt: '2099-01-01T00:00:00.000Z' }
const tariff = {
  name: 'Курьером',
  regionId: 1,
  kind: 'courier',
  description: '',
  price: 500,
  freeFrom: null,
  pricePerKm: 0,
  cityRadiusKm: 10,
  outsideLimitKm: 20,
  toDoorPrice: 0,
  liftPrice: 0,
  floorPrice: 0,
  position: 0,
  isActive: true,
}

/** The writes of a resource with these values. */
const buildBodies = (name: string, values: object): Record<string, object> =>
  Object.fromEntries(
    Object.entries({
      change: { id: '1', version: 'x', values },
      create: { values },
      import: { csv: 'code', isTrial: true },
      remove: { id: '1', version: 'x' },
    }).map(([action, body]) => [`POST /api_vue/retail/shop/${name}/${action}/`, body]),
  )

/** Bodies with patterns and rules that no generator knows. */
const bodies: Record<string, object> = {
  'POST /api_vue/dispatch/pay/': {
    assemblerId: 1,
    kind: 'payout',
    sum: 1,
    currency: 'RUB',
    note: '',
  },
  'POST /api_vue/retail/shop/coupons/batch/': { prefix: '', count: 1, terms: couponTerms },
  ...buildBodies('coupons', { code: 'FRESH', ...couponTerms }),
  ...buildBodies('planned-prices', plannedPrice),
  ...buildBodies('prices', price),
  ...buildBodies('tariffs', tariff),
}

describe('[retail.fresh-code] the contract', () => {
  it('names every call that needs a fresh code', () => {
    const how =
      'A refund, a change of prices or discounts, money at the till, and certificates or bonuses by ' +
      'hand state freshCode in their contract and are listed at the top of fresh-code.test.ts.'
    expect(listKeys('always'), how).toEqual([...always].sort())
    expect(listKeys('when-money-moves'), how).toEqual([...whenMoneyMoves].sort())
  })

  it('asks for one wherever staff write of money, or says why not', () => {
    const unasked = staffWrites
      .filter((call) => call.freshCode === 'never' && speaksOfMoney(call))
      .map(getKey)
      .filter((key) => !(key in movesNoMoney))
    expect(
      unasked,
      "These calls speak of money: set freshCode to 'always' in the contract, to " +
        "'when-money-moves' if the handler asks context.hasFreshCode(), or add the call with the " +
        'reason to movesNoMoney in fresh-code.test.ts.',
    ).toEqual([])
  })

  it('lists no reason for a call that needs none', () => {
    const spared = new Set(
      staffWrites.filter((call) => call.freshCode === 'never' && speaksOfMoney(call)).map(getKey),
    )
    expect(Object.keys(movesNoMoney).filter((key) => !spared.has(key))).toEqual([])
  })

  it('refuses with prove_again exactly where a code may be missing', () => {
    for (const call of staffWrites)
      expect('prove_again' in call.refusals, getKey(call)).toBe(call.freshCode !== 'never')
  })
})

describe('[retail.fresh-code] a call that always needs a code', () => {
  let api: TestApi
  let staff: Visitor
  beforeAll(async () => {
    api = await startTestApi()
    staff = await logInAs(api, { groups: [1] })
  })
  afterAll(() => api.close())

  const verifyBefore = (age: string) =>
    api.db.execute(sql`update session set verified_at = now() - ${age}::interval
      where user_id = ${staff.userId}`)

  const calls = allCalls.filter(({ freshCode }) => freshCode === 'always')
  it.each(calls.map((call) => [getKey(call), call] as const))(
    '%s is refused sixteen minutes after the code, and not after fourteen',
    async (_key, call) => {
      const action = getPathAction(call.path)
      const [generated] = call.body
        ? fc.sample(toArbitrary(call.body), { numRuns: 1, seed: 7 })
        : [{}]
      const sample = bodies[getKey(call)] ?? generated
      const body = { ...(sample as object), ...(action ? { [call.actionField]: action } : {}) }
      const send = () => staff.call(call.method, getPathname(call.path), body)
      await verifyBefore('16 minutes')
      const late = await send()
      expect([late.status, late.body.code], late.text).toEqual([403, 'prove_again'])
      expect(late.body.detail).toContain('кодом из СМС')
      await verifyBefore('14 minutes')
      expect((await send()).body.code).not.toBe('prove_again')
    },
  )

  it('is answered with the same Idempotency-Key once the code was entered', async () => {
    const body = { orderGuid: crypto.randomUUID(), sum: 100, method: 'cash' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => staff.call('POST', '/api_vue/retail/order/receiveMoney/', body, { headers })
    await verifyBefore('16 minutes')
    expect((await send()).body.code).toBe('prove_again')
    await verifyBefore('1 minute')
    expect((await send()).body.code).toBe('not_found')
  })
})
