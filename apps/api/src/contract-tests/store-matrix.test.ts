import { getPathAction, getPathname } from '@svetlitsa/api-client/call/call'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { handledCalls } from '../handled-calls.ts'
import { userAccount } from '../schema/user.table.ts'
import type { Call } from '../test-support/create-call.ts'
import { createClaimant, sendClaim } from '../test-support/fixtures/claim.ts'
import { addGoods } from '../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../test-support/fixtures/paid-order.ts'
import { findOneOrder } from '../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'
import { toArbitrary } from './to-arbitrary.ts'

const store = 2
const otherStore = 4

/** What the fields of calls name, all of it of one store. */
let named: Record<string, unknown>
/** Texts that nobody of another store may read. */
let secrets: string[]
let api: TestApi
let own: Visitor
const strangers = new Map<string, Call>()
/** The tables before strangers tried. */
let kept: Record<string, string>

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`insert into stock_place (code, kind, name, region_id, address, latitude, longitude)
    values ('other-store', 'store', 'other-store', 1, 'other', 55.75, 37.6)`)
  own = await logInAs(api, { groups: [20], storeId: store })
  await api.db.update(userAccount).set({ name: 'Глафира' }).where(sql`id = ${own.userId}`)
  for (const [name, group, storeId] of [
    ['a seller of another store', 20, otherStore],
    ['a franchise seller of another store', 45, otherStore],
    ['a seller without a store', 20, null],
  ] as const) {
    strangers.set(name, (await logInAs(api, { groups: [group], storeId })).call)
  }
  await nameThings()
  kept = await hashTables()
})
afterAll(() => api.close())

/** An order, its waybill, payment link, difference and claim, and a view of the seller of the store. */
async function nameThings() {
  const phone = freshPhone()
  const { basketGroup } = await createPayableOrder(api, phone)
  const order = await findOneOrder(api, basketGroup)
  const paid = await createPayableOrder(api, freshPhone())
  await payInFull(api, paid)
  await api.db.execute(sql`with aged as (update payment
      set settled_at = now() - interval '30 days' where basket_group = ${paid.basketGroup})
    update shop_order set created_at = now() - interval '30 days'
    where basket_group = ${paid.basketGroup}`)
  const send = async (path: string, body: object) => {
    const answer = await own.call('POST', `/api_vue/${path}`, body)
    expect(answer.status, `${path} ${answer.text}`).toBe(200)
    return answer.body
  }
  const claimant = await createClaimant(api)
  await api.db.execute(
    sql`update shop_order set place_id = ${store} where guid = ${claimant.orderGuid}`,
  )
  const claim = await sendClaim(api, claimant)
  await send('payment/link/', { orderGuid: order.guid, sum: 1_000 })
  const { rows: links } = await api.db.execute<{ guid: string }>(
    sql`select guid from payment_link where created_by is not null`,
  )
  const { check } = await send('waybill/check/', { number: order.number })
  await send('retail/views/save/', { name: 'Мой утренний список', filter: {} })
  const { views } = await send('retail/views/', {})
  const { items } = await send('retail/reconciliation/', {})
  const [difference] = items
  named = {
    orderGuid: order.guid,
    orderId: order.number,
    number: order.number,
    code: check.boxes[0].code,
    basketGroup,
    claim: claim.guid,
    linkGuid: links[0]?.guid,
    viewId: views[0].id,
    storeId: store,
    userId: own.userId,
    id: own.userId,
    staffId: own.userId,
    kind: difference.kind,
    key: difference.key,
    fact: difference.fact,
    search: order.number,
    recipient: phone,
  }
  secrets = [order.guid, order.number, basketGroup, phone, claim.guid, claimant.phone, 'Глафира']
}

/** Fields that name an order, claim, payment link, waybill, person or store in whatever call. */
const namingFields = [
  'orderGuid',
  'orderId',
  'number',
  'basketGroup',
  'claim',
  'linkGuid',
  'viewId',
  'storeId',
  'userId',
  'staffId',
]
/** Fields that do so in these calls only. */
const namingFieldsOfCall: Record<string, readonly string[]> = {
  '/api_vue/retail/messages/': ['recipient'],
  '/api_vue/retail/staff/member/': ['id'],
  '/api_vue/retail/reconciliation/resolve/': ['kind', 'key', 'fact'],
  '/api_vue/waybill/scan/': ['code'],
  '/api_vue/waybill/undoScan/': ['code'],
}
const days = { validFrom: '2030-01-01', validTo: '2030-01-02' }
/** What the calls need beside names, where generated values have the wrong form or name nothing. */
const validFields: Record<string, object> = {
  '/api_vue/pricePrint/barcode/': { barcode: 'P1' },
  '/api_vue/pricePrint/feedback/': { offerId: 1, message: 'Цена не та' },
  '/api_vue/pricePrint/multiDate/': days,
  '/api_vue/pricePrint/print/': { ...days, offers: [{ offerId: 1, copies: 1, ...days }] },
}
/** Calls that need an order which waits for the customer; their own test has one. */
const needsWaitingOrder = [
  '/api_vue/order/handOver/',
  '/api_vue/retail/order/confirm/',
  '/api_vue/retail/order/sendCode/',
]

/** Calls of sellers that name something of a store, and all that they read. */
const cases = handledCalls
  .filter(({ call }) => call.caller === 'staff')
  .map(({ call }) => {
    const fields = call.body instanceof z.ZodObject ? Object.keys(call.body.shape) : []
    const naming = [...namingFields, ...(namingFieldsOfCall[call.path] ?? [])]
    const names = fields.filter((field) => naming.includes(field))
    return { key: call.path, call, names, searches: fields.includes('search') }
  })
  .filter(({ call, names }) => names.length > 0 || call.effect === 'read')
type Case = (typeof cases)[number]

/** Sends a call with the names of the store, and with as little else as its schema accepts. */
function send(visitor: Call, { call, names, searches }: Case) {
  const fields = searches && names.length === 0 ? ['search'] : names
  const bare = Object.fromEntries(fields.map((field) => [field, named[field]]))
  const action = getPathAction(call.path)
  return visitor(call.method, getPathname(call.path), {
    ...(call.body && !call.body.safeParse(bare).success ? generateBody(call.body) : {}),
    ...validFields[call.path],
    ...bare,
    ...(action ? { [call.actionField]: action } : {}),
  })
}

function generateBody(schema: z.ZodType): object {
  return fc.sample(toArbitrary(schema), { seed: 1, numRuns: 1 })[0] as object
}

const strangerCases = [
  'a seller of another store',
  'a franchise seller of another store',
  'a seller without a store',
].flatMap((who) => cases.map((one) => ({ ...one, who })))

describe('[role.retail] what belongs to a store', () => {
  it.each(strangerCases)('$key shows nothing of it to $who', async ({ who, ...one }) => {
    const stranger = strangers.get(who)
    if (!stranger) throw new Error(`nobody is ${who}`)
    const { status, text, body } = await send(stranger, one)
    const isRefused = status === 403 || status === 404 || body.code === 'store_missing'
    const isRead = one.names.length === 0 || one.call.effect === 'read'
    expect(isRefused || (isRead && status === 200), text).toBe(true)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('is as it was after all of that', async () => {
    expect(await hashTables()).toEqual(kept)
  })

  it.each(cases.filter(({ key, names }) => names.length > 0 && !needsWaitingOrder.includes(key)))(
    '$key is open to its own seller, so that the refusals above are of the store',
    async (one) => {
      const { status, text } = await send(own.call, one)
      expect([403, 404], text).not.toContain(status)
    },
  )
})

/** What the tables hold, without those that every request writes. */
async function hashTables(): Promise<Record<string, string>> {
  const { rows: tables } = await api.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('session', 'idempotency_key') order by 1`)
  const hashes = tables.map(
    ({ name }) =>
      sql`select ${name} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.identifier(name)} t`,
  )
  const { rows } = await api.db.execute<{ name: string; hash: string }>(
    sql.join(hashes, sql` union all `),
  )
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}
