import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CITY } from '../../test-support/fixtures/guid-calls.ts'
import {
  brought,
  calculate,
  choose,
  dates,
  fillForServices,
  read,
  readTaken,
  refillForServices,
  save,
  sofa,
} from '../../test-support/fixtures/order-services.ts'
import {
  goodCard,
  payInFull,
  startPaying,
  submitAtAcquirer,
} from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: fillForServices })
})
beforeEach(() => refillForServices(api))
afterAll(() => api.close())

describe('[services.delivery] the money of services that are chosen after the purchase', () => {
  it('what they cost more is owed and can be paid, and the ledger agrees', async () => {
    const made = await brought(api, 2, sofa)
    await payInFull(api, made)
    const added = { ...made.choice, toDoor: true, lift: 'lift', floor: 4, assembly: true }
    const saved = await save(made, added)
    expect(saved.body).toMatchObject({ paid: 64_990, due: 5_799, total: { after: 70_789 } })
    const owing = await findOneOrder(api, made.basketGroup)
    expect(owing).toMatchObject({
      servicesSum: 5_799,
      paymentState: 'part',
      assemblyState: 'requested',
    })
    const { body } = await made.call('POST', '/api_vue/personal/', {
      action: 'getOrder',
      orderGuid: made.order.guid,
    })
    expect(body.order.actions).toContain('pay')
    await submitAtAcquirer(api, await startPaying(made, 5_799), goodCard)
    await made.call('POST', '/api_vue/payment/state/', { basketGroup: made.basketGroup })
    expect(await findOneOrder(api, made.basketGroup)).toMatchObject({
      paidSum: 70_789,
      paymentState: 'paid',
    })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('what was paid is not lowered: the call centre does that', async () => {
    const made = await brought(api, 2)
    await payInFull(api, made)
    const taken = await readTaken(api, made.date)
    const back = { ...made.choice, delivery: { activated: false }, pickup: { storeId: 2 } }
    expect((await calculate(made, back)).body).toMatchObject({ excess: 690, due: 0 })
    const refused = await save(made, back)
    expect([refused.status, refused.body.code]).toEqual([409, 'services_cheaper'])
    expect(refused.body.detail).toContain('Позвоните нам')
    expect((await read(made)).body.services.delivery.activated).toBe(true)
    expect(await readTaken(api, made.date)).toBe(taken)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('what stays the same costs what was agreed, whatever the tariff has become', async () => {
    const made = await brought(api, 2)
    const carried = { ...made.choice, toDoor: true }
    expect((await save(made, carried)).body.total.after).toBe(2_323)
    await api.db.execute(
      sql`update delivery_tariff set price = 990, to_door_price = 500 where kind = 'courier'`,
    )
    const { date } = (await dates(made)).body.delivery[7]
    const moved = await calculate(made, choose({ date }, { toDoor: true }))
    const elsewhere = choose({
      date,
      userAddress: 'Лесная, 3',
      coordinates: { ...CITY, lat: 55.77 },
    } as object)
    const readdressed = await calculate(made, { ...elsewhere, toDoor: true })
    await api.db.execute(
      sql`update delivery_tariff set price = 690, to_door_price = 300 where kind = 'courier'`,
    )
    expect(moved.body.total.after).toBe(2_323)
    expect(readdressed.body.total.after).toBe(1_333 + 990 + 300)
  })

  it('an open payment of the former sum is ended, but not for a day alone', async () => {
    const made = await brought(api, 2)
    await startPaying(made)
    const countOpen = async () => {
      const { rows } = await api.db.execute<{ open: number }>(sql`select count(*)::int as open
        from payment where basket_group = ${made.basketGroup} and state = 'pending'`)
      return rows[0]?.open
    }
    const { date } = (await dates(made)).body.delivery[6]
    expect((await save(made, choose({ date }))).status).toBe(200)
    expect(await countOpen()).toBe(1)
    const saved = await save(made, choose({ date }, { toDoor: true }))
    expect(saved.status, saved.text).toBe(200)
    expect(await countOpen()).toBe(0)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('an assembly that was planned is planned anew for another day, and stays for the same', async () => {
    const made = await brought(api, 2, sofa)
    await save(made, { ...made.choice, assembly: true })
    await api.db.transaction(async (tx) => {
      await tx.execute(
        sql`update shop_order set assembly_state = 'planned' where id = ${made.order.id}`,
      )
      await tx.execute(sql`insert into order_event (order_id, kind, from_state, to_state)
        values (${made.order.id}, 'assembly', 'requested', 'planned')`)
    })
    const readAssembly = async () => (await findOneOrder(api, made.basketGroup)).assemblyState
    await save(made, { ...made.choice, assembly: true, toDoor: true })
    expect(await readAssembly()).toBe('planned')
    const { date } = (await dates(made)).body.delivery[7]
    await save(made, choose({ date }, { assembly: true, toDoor: true }))
    expect(await readAssembly()).toBe('requested')
    await save(made, choose({ date }))
    expect(await readAssembly()).toBe('none')
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})
