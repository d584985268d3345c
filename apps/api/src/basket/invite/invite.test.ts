import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bonusGrant } from '../../schema/bonus.table.ts'
import { message } from '../../schema/message.table.ts'
import { orderLine } from '../../schema/order.table.ts'
import { stock } from '../../schema/stock.table.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import { callPersonal } from '../../test-support/fixtures/profile-code.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { rewardReferral, takeBackReferral } from './reward-referral.ts'

const AMOUNT = 500
let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.update(stock).set({ onHand: 1_000 }).where(eq(stock.offerId, goods.sofa))
  staff = await logInAs(api, { groups: [29] })
})
afterEach(async () => expect(await findBrokenInvariants(api.db)).toEqual([]))
afterAll(() => api.close())

const getCode = async (visitor: Visitor): Promise<string> =>
  (await callPersonal(visitor, 'getInvite')).body.code
const accept = async (visitor: Visitor, code: string) => {
  const { status, body } = await callPersonal(visitor, 'acceptInvite', { code })
  return status === 200 ? 'accepted' : body.code
}
const sendSms = (visitor: Visitor, phone: string) => callPersonal(visitor, 'sendGiftSms', { phone })

async function listGrants(phone: string) {
  const rows = await api.db.select().from(bonusGrant).where(eq(bonusGrant.phone, phone))
  return rows.map(({ amount }) => amount)
}

/** An order of a friend that is paid and delivered. */
async function deliverOrder(phone: string, quantity = 1) {
  const placed = await createPayableOrder(api, phone, [{ offerId: goods.sofa, quantity }])
  await payInFull(api, placed)
  const order = await findOneOrder(api, placed.basketGroup)
  await walkAsStaff(
    staff.call,
    order,
    ['confirmed', 'picking', 'ready'].slice(order.state === 'confirmed' ? 1 : 0),
  )
  const ready = await findOneOrder(api, placed.basketGroup)
  return { order: ready, deliver: () => walkAsStaff(staff.call, ready, ['delivered']) }
}

async function returnSofas(order: { id: number; guid: string }, quantity: number) {
  const [line] = await api.db.select().from(orderLine).where(eq(orderLine.orderId, order.id))
  const returned = await staff.call('POST', '/api_vue/retail/order/return/', {
    orderGuid: order.guid,
    reason: 'quality',
    lines: [{ lineId: line?.id, quantity, isSound: true }],
  })
  expect(returned.status, returned.text).toBe(200)
}

describe('[POST /personal/#sendGiftSms] [lk.invite] an invitation by SMS', () => {
  it('[POST /personal/#getInvite] brings the own link to a friend, and each number once', async () => {
    const customer = await logInByCode(api)
    const friend = freshPhone()
    const sent = await sendSms(customer, friend)
    expect(sent.body).toEqual({ result: true, error: null, smsLeft: 4 })
    const other = await logInByCode(api)
    expect((await sendSms(other, friend)).body.error).toBe(
      'На этот номер приглашение уже отправляли.',
    )
    const received = await api.db.select().from(message).where(eq(message.recipient, friend))
    expect(received).toHaveLength(1)
    const { code, url } = (await callPersonal(customer, 'getInvite')).body
    expect(url).toContain(`/personal-lk/invite/?code=${code}`)
    expect(received[0]?.body).toContain(url)
  })

  it('never goes to oneself, and five a day at most, also by simultaneous requests', async () => {
    const customer = await logInByCode(api)
    expect((await sendSms(customer, customer.phone)).body).toMatchObject({
      result: false,
      error: 'Себя пригласить нельзя.',
    })
    const sent = await Promise.all(Array.from({ length: 8 }, () => sendSms(customer, freshPhone())))
    expect(sent.filter(({ body }) => body.result)).toHaveLength(5)
    expect((await callPersonal(customer, 'getInvite')).body.smsLeft).toBe(0)
  })
})

describe('[lk.invite] a referral', () => {
  it('[POST /personal/#acceptInvite] is accepted once, before the first order, by nobody’s own code and not in return', async () => {
    const inviter = await logInByCode(api)
    const second = await logInByCode(api)
    const code = await getCode(inviter)
    expect(await getCode(inviter)).toBe(code)
    expect(await accept(inviter, code)).toBe('invite_own')
    const friend = await logInByCode(api)
    expect(await accept(friend, 'NOSUCH22')).toBe('invite_unknown')
    expect(await accept(friend, code.toLowerCase())).toBe('accepted')
    expect(await accept(friend, code)).toBe('invite_late')
    expect(await accept(friend, await getCode(second))).toBe('invite_late')
    expect(await accept(inviter, await getCode(friend))).toBe('invite_late')
    const phone = freshPhone()
    await createPayableOrder(api, phone, [{ offerId: goods.sofa, quantity: 1 }])
    expect(await accept(await logInByCode(api, phone), code)).toBe('invite_late')
  })

  it('[POST /personal/#getBonusInfo] every account has its code from the first, so that reading writes nothing', async () => {
    const { userId, call } = await logInByCode(api)
    const readRow = async () =>
      (
        await api.db.execute(
          sql`select xmin::text as version, invite_code as code from user_account where id = ${userId}`,
        )
      ).rows
    const before = await readRow()
    const { body } = await callPersonal({ call }, 'getBonusInfo')
    const shown = await callPersonal({ call }, 'getInvite')
    expect(body.referal).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(before).toMatchObject([{ code: body.referal }])
    expect(shown.body.code).toBe(body.referal)
    expect(await readRow()).toEqual(before)
  })

  it('gives both their bonuses once, when the first order is delivered and paid', async () => {
    const inviter = await logInByCode(api)
    const friend = await logInByCode(api)
    await accept(friend, await getCode(inviter))
    const first = await deliverOrder(friend.phone)
    // The guest's order joins the account of its number at the next login by code.
    await api.db.execute(sql`update checkout set user_id = ${friend.userId}
      where phone = ${friend.phone}`)
    expect(await listGrants(friend.phone)).toEqual([])
    await first.deliver()
    expect([await listGrants(inviter.phone), await listGrants(friend.phone)]).toEqual([
      [AMOUNT],
      [AMOUNT],
    ])
    await Promise.all(
      [1, 2, 3].map(() => api.db.transaction((tx) => rewardReferral(tx, first.order.id))),
    )
    const second = await deliverOrder(friend.phone)
    await api.db.execute(sql`update checkout set user_id = ${friend.userId}
      where phone = ${friend.phone}`)
    await second.deliver()
    expect([await listGrants(inviter.phone), await listGrants(friend.phone)]).toEqual([
      [AMOUNT],
      [AMOUNT],
    ])
    const { friends, rewarded } = (await callPersonal(inviter, 'getInvite')).body
    expect([friends, rewarded]).toEqual([1, 1])
    expect((await callPersonal(inviter, 'getBonusInfo')).body).toMatchObject({
      balance: AMOUNT,
      referal: await getCode(inviter),
    })
  })

  it('takes them back from both once everything of that order was returned, and not for a part', async () => {
    const inviter = await logInByCode(api)
    const friend = await logInByCode(api)
    await accept(friend, await getCode(inviter))
    const { order, deliver } = await deliverOrder(friend.phone, 2)
    await api.db.execute(sql`update checkout set user_id = ${friend.userId}
      where phone = ${friend.phone}`)
    await deliver()
    const readBalances = () =>
      Promise.all(
        [inviter, friend].map(
          async (visitor) => (await callPersonal(visitor, 'getBonusInfo')).body.balance,
        ),
      )
    const [, earnedByFriend] = await readBalances()
    await returnSofas(order, 1)
    const [kept, keptByFriend] = await readBalances()
    expect(kept).toBe(AMOUNT)
    expect(keptByFriend).toBeGreaterThanOrEqual(AMOUNT)
    expect(keptByFriend).toBeLessThan(earnedByFriend)
    await returnSofas(order, 1)
    expect(await readBalances()).toEqual([0, 0])
    await api.db.transaction((tx) => takeBackReferral(tx, order.id))
    expect(await readBalances()).toEqual([0, 0])
    const { rows } = await api.db.execute(
      sql`select owed from bonus_account where phone in (${inviter.phone}, ${friend.phone})`,
    )
    expect(rows).toEqual([{ owed: 0 }, { owed: 0 }])
  })

  it('rewards an inviter for twenty friends in thirty days, and every friend', async () => {
    const inviter = await logInByCode(api)
    const friend = await logInByCode(api)
    await accept(friend, await getCode(inviter))
    const { order, deliver } = await deliverOrder(friend.phone)
    await api.db.execute(sql`update checkout set user_id = ${friend.userId}
      where phone = ${friend.phone}`)
    await api.db.execute(sql`with friend as (
        insert into user_account (name) select 'друг' from generate_series(1, 20) returning id)
      insert into referral (friend_id, inviter_id, order_id, rewarded_at)
        select id, ${inviter.userId}, ${order.id}, now() from friend`)
    await deliver()
    expect(await listGrants(inviter.phone)).toEqual([])
    expect(await listGrants(friend.phone)).toEqual([AMOUNT])
  })
})
