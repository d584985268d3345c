import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAsStaff } from '../../platform/database/current-staff.ts'
import { transact } from '../../platform/database/transact.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { staffLog } from '../../schema/staff-log.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, transitionAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update stock set on_hand = 100`)
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

const listLogged = (tableName: string, rowKey: string | number) =>
  api.db
    .select()
    .from(staffLog)
    .where(and(eq(staffLog.tableName, tableName), eq(staffLog.rowKey, String(rowKey))))
    .orderBy(staffLog.id)

async function ordered() {
  const { basketGroup } = await createPayableOrder(api, freshPhone(), [
    { offerId: goods.sofa, quantity: 1 },
  ])
  return findOneOrder(api, basketGroup)
}

describe('[retail.audit] the log of what staff did', () => {
  it('names who changed what, when, by which call, with the value before and after', async () => {
    const order = await ordered()
    expect((await transitionAsStaff(staff.call, order, 'confirmed')).status).toBe(200)
    const [entry, ...others] = await listLogged('shop_order', order.id)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      staffId: staff.userId,
      call: 'POST /api_vue/retail/order/step/',
      action: 'update',
      before: { state: 'new' },
      after: { state: 'confirmed' },
    })
    expect(Date.now() - Number(entry?.createdAt)).toBeLessThan(60_000)
  })

  it('contains nothing of a change that was rolled back', async () => {
    const order = await ordered()
    const answer = await transitionAsStaff(staff.call, order, 'picking')
    expect(answer.body.code).toBe('step_refused')
    expect(await listLogged('shop_order', order.id)).toEqual([])
    await runAsStaff({ userId: staff.userId, call: 'POST /x/' }, () =>
      transact(api.db, async (tx) => {
        await tx.execute(sql`update shop_order set percent_prepayment = 1 where id = ${order.id}`)
        return refuse('no')
      }),
    )
    expect(await listLogged('shop_order', order.id)).toEqual([])
  })

  it('contains nothing of what customers, jobs and the exchange change', async () => {
    const order = await ordered()
    await api.db.execute(sql`update shop_order set percent_prepayment = 5 where id = ${order.id}`)
    expect(await listLogged('shop_order', order.id)).toEqual([])
  })

  it('names the right person when many work at once, over shared connections', async () => {
    const people = [
      staff,
      ...(await Promise.all([1, 26].map((id) => logInAs(api, { groups: [id] })))),
    ]
    const orders = []
    for (let index = 0; index < 9; index += 1) orders.push(await ordered())
    await Promise.all(
      orders.map((order, index) =>
        transitionAsStaff((people[index % 3] as Visitor).call, order, 'confirmed'),
      ),
    )
    for (const [index, order] of orders.entries()) {
      const [entry] = await listLogged('shop_order', order.id)
      expect(entry?.staffId).toBe(people[index % 3]?.userId)
    }
    await api.db.execute(sql`update shop_order set percent_prepayment = 7`)
    const { rows } = await api.db.execute(sql`
      select id from staff_log where after ? 'percent_prepayment'`)
    expect(rows).toEqual([])
  })

  it('records single statements as well as transactions', async () => {
    await runAsStaff({ userId: staff.userId, call: "POST /it's/" }, () =>
      api.db.update(userAccount).set({ language: 'kk' }).where(eq(userAccount.id, staff.userId)),
    )
    const [entry] = await listLogged('user_account', staff.userId)
    expect(entry).toMatchObject({
      call: 'POST /its/',
      before: { language: 'ru' },
      after: { language: 'kk' },
    })
  })

  it('keeps no phone, e-mail, name, address or password in full', async () => {
    const { userId, phone } = await logInAs(api)
    await runAsStaff({ userId: staff.userId, call: 'POST /mask/' }, () =>
      api.db
        .update(userAccount)
        .set({
          email: 'anna@example.ru',
          name: 'Анна',
          passwordHash: 'argon',
          birthdate: '1990-01-02',
        })
        .where(eq(userAccount.id, userId)),
    )
    await runAsStaff({ userId: staff.userId, call: 'POST /mask/' }, () =>
      api.db.update(userAccount).set({ phone: freshPhone() }).where(eq(userAccount.id, userId)),
    )
    const [first, second] = await listLogged('user_account', userId)
    expect(first?.after).toEqual({
      email: '···@example.ru',
      name: '···',
      password_hash: '···',
      birthdate: '···',
    })
    expect(second?.before).toEqual({ phone: `···${phone.slice(-4)}` })
  })

  it('keeps a number of uses per phone, and the phone that a store publishes', async () => {
    await runAsStaff({ userId: staff.userId, call: 'POST /mask/' }, () =>
      api.db.execute(sql`
        with used as (update coupon set limit_per_phone = 3 where id = 1)
        update stock_place set phone = '+7 495 000-00-00' where id = 2`),
    )
    const [coupon] = await listLogged('coupon', 1)
    expect(coupon?.after).toEqual({ limit_per_phone: 3 })
    const [store] = await listLogged('stock_place', 2)
    expect(store?.after).toEqual({ phone: '+7 495 000-00-00' })
  })

  it('cannot be rewritten', async () => {
    await expect(api.db.update(staffLog).set({ call: 'POST /other/' })).rejects.toThrow()
  })
})
