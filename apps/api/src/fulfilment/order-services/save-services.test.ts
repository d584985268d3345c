import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import { CITY } from '../../test-support/fixtures/guid-calls.ts'
import {
  ADDRESS,
  brought,
  calculate,
  choose,
  dates,
  fillForServices,
  pickedUp,
  read,
  readTaken,
  refillForServices,
  save,
  sofa,
  WINDOW,
} from '../../test-support/fixtures/order-services.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Call
beforeAll(async () => {
  api = await startTestApi({ fill: fillForServices })
  staff = (await logInAs(api, { groups: [29] })).call
})
beforeEach(() => refillForServices(api))
afterAll(() => api.close())

describe('[services.delivery] [POST /order/services/calculationOfServiceList/]', () => {
  it('prices each service by its tariff, line by line, and saves nothing', async () => {
    const made = await brought(api, 2, sofa)
    const services = { toDoor: true, lift: 'stairs', floor: 3, assembly: true }
    const { body } = await calculate(made, { ...made.choice, ...services })
    expect(body).toEqual({
      saved: false,
      list: [
        { id: 'delivery', before: 0, sum: 0 },
        { id: 'toDoor', before: 0, sum: 300 },
        // 60 kg: two started bands of 50 kg, three floors.
        { id: 'lift', before: 0, sum: 900 },
        { id: 'assembly', before: 0, sum: 5_199 },
      ],
      total: { before: 64_990, after: 64_990 + 300 + 900 + 5_199 },
      paid: 0,
      due: 71_389,
      excess: 0,
    })
    expect((await findOneOrder(api, made.basketGroup)).total).toBe(64_990)
    expect((await read(made)).body.services).toMatchObject({ toDoor: false, assembly: false })
  })

  it.each([
    ['shipped', ['confirmed', 'picking', 'shipped']],
    ['delivered', ['confirmed', 'picking', 'shipped', 'delivered']],
    ['cancelled', ['cancelled']],
  ])('[lk.closed] an order that is %s keeps its services', async (_state, states) => {
    const made = await brought(api, 2)
    if (states[0] === 'cancelled')
      await made.call('POST', '/api_vue/personal/', {
        action: 'closeOrder',
        orderGuid: made.order.guid,
        reason: 'changedMind',
      })
    else await walkAsStaff(staff, await findOneOrder(api, made.basketGroup), states)
    expect((await read(made)).body.canChange).toBe(false)
    const refused = await save(made, { ...made.choice, toDoor: true })
    expect([refused.status, refused.body.code]).toEqual([409, 'services_closed'])
    expect((await calculate(made, made.choice)).body.code).toBe('services_closed')
  })

  it('[lk.closed] a closed order keeps them too; for an administrator, who may change it, it was delivered', async () => {
    const made = await brought(api, 2)
    await walkAsStaff(staff, await findOneOrder(api, made.basketGroup), [
      'confirmed',
      'picking',
      'shipped',
      'delivered',
      'closed',
    ])
    const administrator = await logInAs(api, { groups: [1] })
    await api.db.execute(
      sql`update checkout set user_id = ${administrator.userId} where guid = ${made.basketGroup}`,
    )
    for (const call of [made.call, administrator.call])
      expect((await save({ call, order: made.order }, choose())).body.code).toBe('services_closed')
  })

  it('brings an order that was to be picked up, and lets it be picked up again', async () => {
    const made = await pickedUp(api)
    const { date } = (await dates(made)).body.delivery[5]
    const before = await readTaken(api, date)
    const choice = choose({ date })
    const without = { ...choice, delivery: { activated: true, date, ...WINDOW } }
    const homeless = await save(made, without)
    expect([homeless.status, homeless.body]).toMatchObject([
      400,
      { code: 'address_missing', fields: { userAddress: 'missing' } },
    ])
    const far = { ...choice, delivery: { ...choice.delivery, coordinates: { lat: 60, lon: 30 } } }
    expect((await save(made, far)).body.code).toBe('outside_zones')
    const delivered = await save(made, choice)
    expect(delivered.body).toMatchObject({ total: { before: 1_333, after: 2_023 }, due: 2_023 })
    expect(await readTaken(api, date)).toBe(before + 1)
    const back = { ...choice, delivery: { activated: false }, pickup: { storeId: 2 } }
    expect((await save(made, back)).body.total).toEqual({ before: 2_023, after: 1_333 })
    expect(await readTaken(api, date)).toBe(before)
    expect((await read(made)).body.services).toMatchObject({
      delivery: { activated: false, userAddress: null, date: null },
      pickup: { available: true, storeId: 2 },
    })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[services.fields] tells what another way costs before its day is chosen, and saves it only with one', async () => {
    const made = await pickedUp(api)
    const choice = choose()
    expect((await calculate(made, choice)).body).toMatchObject({ due: 2_023, saved: false })
    const refused = await save(made, choice)
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'date_missing' }])
  })

  it('corrects the address of the same place, and keeps a comment that is not sent', async () => {
    const made = await brought(api, 2)
    const { delivery } = made.choice
    const flat = `${ADDRESS}, 5`
    await save(made, { ...made.choice, delivery: { ...delivery, comment: 'Код 12' } })
    await save(made, { ...made.choice, delivery: { ...delivery, userAddress: flat } })
    expect((await read(made)).body.services.delivery).toMatchObject({
      userAddress: flat,
      coordinates: CITY,
      comment: 'Код 12',
    })
  })

  it('asks for the floor that goods are carried up to', async () => {
    const made = await brought(api, 2)
    const refused = await save(made, { ...made.choice, lift: 'stairs' })
    expect([refused.status, refused.body.code]).toEqual([400, 'floor_missing'])
  })
})
