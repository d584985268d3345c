import { randomUUID } from 'node:crypto'
import { getPathAction } from '@svetlitsa/api-client/call/call'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handledCalls } from '../handled-calls.ts'
import { createVisitor } from '../test-support/create-call.ts'
import { callPersonal } from '../test-support/fixtures/customer-order.ts'
import { addDeliveredOrder } from '../test-support/fixtures/delivered-order.ts'
import { addGoods, goods } from '../test-support/fixtures/goods.ts'
import { logInAs, type Visitor } from '../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

const roles = {
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

/** Things that an account has, by the ids that the calls take. */
interface Things {
  orderGuid: string
  contragent: string
  sessionId: number
  refundGuid: string
}

const contragent = { name: 'ООО «Тайна»', inn: '7707083893', kpp: '773601001' }
const paymentAccount = {
  bankName: 'Банк',
  bic: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
}

/** The actions of the account that name a thing. */
const actionsOnThings: Record<string, (things: Things) => object> = {
  getOrder: ({ orderGuid }) => ({ orderGuid }),
  getReasonsForClose: ({ orderGuid }) => ({ orderGuid }),
  sendAssembly: ({ orderGuid }) => ({ orderGuid }),
  refund: ({ orderGuid }) => ({
    orderGuid,
    lines: [{ lineId: 1, quantity: 1 }],
    reason: 'quality',
  }),
  withdrawRefund: ({ orderGuid, refundGuid }) => ({ orderGuid, refundGuid }),
  runDelayedDelivery: ({ orderGuid }) => ({ orderGuid, slotId: 1 }),
  closeOrder: ({ orderGuid }) => ({ orderGuid, reason: 'received' }),
  processContragent: ({ contragent: guid }) => ({ operation: 'delete', guid }),
  endSession: ({ sessionId }) => ({ sessionId }),
}

/** Those about the account itself; what they write belongs to whoever is logged in. */
const actionsOnAccount = [
  'getOrders',
  'getAdditionalInfo',
  'setUserData',
  'setBirthdate',
  'sendProfileCode',
  'changePassword',
  'checkPhoneForChange',
  'sendCodeForPhoneChange',
  'changePhoneByCode',
  'getSessions',
  'endOtherSessions',
  'getBoughtGoods',
  'getReviews',
  'getBonusInfo',
  'getLastOperations',
  'getContragents',
  'getRemoval',
  'removeAccount',
  'exportData',
  'getInvite',
  'sendGiftSms',
  'acceptInvite',
]
const handled = handledCalls.flatMap(({ call }) =>
  call.path.startsWith('/api_vue/personal/#') ? [call] : [],
)
const reads = handled.flatMap(({ path, effect }) => {
  const action = getPathAction(path) ?? ''
  return effect === 'read' && actionsOnAccount.includes(action) ? [action] : []
})

let api: TestApi
let victim: Things
const visitors = new Map<Role, Visitor & { things: Things }>()

async function addThings({ call, userId, phone }: Visitor): Promise<Things> {
  const orderGuid = await addDeliveredOrder(api.db, { userId, phone, offerId: goods.sofa })
  const { rows } = await api.db.execute<{ guid: string }>(sql`insert into contragent
    (user_id, company, account) values (${userId}, ${JSON.stringify(contragent)}::jsonb,
      ${JSON.stringify(paymentAccount)}::jsonb) returning guid`)
  await api.db.execute(sql`insert into session (token_hash, user_id, expires_at, user_agent)
    values (${randomUUID()}::text::bytea, ${userId}, now() + interval '1 hour', 'Тайный браузер')`)
  const { rows: refunds } = await api.db.execute<{ guid: string }>(sql`insert into refund_request
    (order_id, user_id, reason, sum, answer_by) select id, ${userId}, 'quality', total, current_date
      from shop_order where guid = ${orderGuid} returning guid`)
  const { sessions } = (await callPersonal({ call }, 'getSessions')).body
  const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  return {
    orderGuid,
    contragent: rows[0]?.guid ?? '',
    sessionId: other.id,
    refundGuid: refunds[0]?.guid ?? '',
  }
}

beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  victim = await addThings(await logInAs(api))
  for (const [role, group] of Object.entries(roles) as [Role, number][]) {
    const visitor = await logInAs(api, { groups: [group] })
    visitors.set(role, { ...visitor, things: await addThings(visitor) })
  }
})
afterAll(() => api.close())

function find(role: Role) {
  const visitor = visitors.get(role)
  if (!visitor) throw new Error(`nobody is ${role}`)
  return visitor
}

/** What the state of the other account's things is. */
async function readVictim() {
  const { rows } = await api.db.execute(sql`
    select o.state, o.assembly_state,
      (select count(*)::int from contragent where guid = ${victim.contragent}) as contragents,
      (select count(*)::int from session where id = ${victim.sessionId}) as sessions,
      (select array_agg(r.state) from refund_request r where r.order_id = o.id) as refunds,
      (select count(*)::int from order_event e where e.order_id = o.id) as events
    from shop_order o where o.guid = ${victim.orderGuid}`)
  return rows
}

const unknown: Things = {
  orderGuid: '00000000-0000-4000-8000-000000000000',
  contragent: '00000000-0000-4000-8000-000000000000',
  sessionId: 2_000_000_000,
  refundGuid: '00000000-0000-4000-8000-000000000000',
}

const cells = Object.keys(actionsOnThings).flatMap((action) =>
  (Object.keys(roles) as Role[]).map((role) => ({ action, role })),
)

describe('[role.groups] the matrix of the account’s actions, roles and owners', () => {
  it('has a row for every action of the account that the API answers', () => {
    const listed = [
      ...Object.keys(actionsOnThings),
      ...actionsOnAccount,
      // Opens by the link, too: checked below.
      'getOrderByPhoneAndGuid',
    ]
    const answered = handled.map(({ path }) => getPathAction(path) ?? '')
    expect(listed.toSorted()).toEqual(answered.toSorted())
  })

  it.each(cells)(
    '$action as $role: another’s and none are the same 404, and nothing changes',
    async ({ action, role }) => {
      const visitor = find(role)
      const before = await readVictim()
      const build = actionsOnThings[action]
      if (!build) throw new Error(`${action} has no body`)
      const [foreign, none] = [
        await callPersonal(visitor, action, build(victim)),
        await callPersonal(visitor, action, build(unknown)),
      ]
      const { requestId: _foreign, ...told } = foreign.body
      const { requestId: _none, ...toldOfNone } = none.body
      expect([foreign.status, told.code]).toEqual([404, 'not_found'])
      expect([none.status, toldOfNone]).toEqual([404, told])
      expect(await readVictim()).toEqual(before)
    },
  )

  // An order whose day is not to be named yet answers 404 to its own customer, too.
  const found = cells.filter(({ action }) => action !== 'runDelayedDelivery')
  it.each(found)('$action as $role: the own is found', async ({ action, role }) => {
    const visitor = find(role)
    const build = actionsOnThings[action]
    const answer = await callPersonal(visitor, action, build?.(visitor.things))
    expect([200, 409], answer.text).toContain(answer.status)
  })

  it.each(reads)('%s shows nobody anything of another account', async (action) => {
    for (const role of Object.keys(roles) as Role[]) {
      const { call, userId } = find(role)
      const { status, text } = await call('POST', '/api_vue/personal/', { action })
      expect([200, 400, 403], `${action} as ${role}: ${text}`).toContain(status)
      for (const guid of [victim.orderGuid, victim.contragent]) expect(text).not.toContain(guid)
      const orders = [...text.matchAll(/"T-(\d+)"/g)].map(([, id]) => Number(id))
      expect(orders.filter((id) => id !== userId)).toEqual([])
    }
  })

  it('[lk.guest-order] getOrderByPhoneAndGuid shows its bearer, whoever it is, the order masked', async () => {
    const all = ['call centre', 'administrator', 'developer']
    const { orderGuid } = victim
    for (const role of Object.keys(roles) as Role[]) {
      const { body } = await callPersonal(find(role), 'getOrderByPhoneAndGuid', { orderGuid })
      expect([role, body.order.isMasked]).toEqual([role, !all.includes(role)])
      expect([role, body.order.actions]).toEqual([role, ['repeat']])
    }
    const guest = { call: createVisitor(api.call) }
    const { body } = await callPersonal(guest, 'getOrderByPhoneAndGuid', { orderGuid })
    expect(body.order.isMasked).toBe(true)
  })
})
