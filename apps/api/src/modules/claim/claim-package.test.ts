import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Claimant, createClaimant } from '../../test-support/fixtures/claim.ts'
import { addDeliveredOrder } from '../../test-support/fixtures/delivered-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { offer } from '../product/product.table.ts'

const boxes = [
  { widthCm: 100, depthCm: 60, heightCm: 20, weightKg: 30 },
  { widthCm: 90, depthCm: 50, heightCm: 15, weightKg: 25.5 },
]

let api: TestApi
let stranger: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update product set warranty_months = 12`)
  stranger = await logInByCode(api)
})
afterAll(() => api.close())

const setBoxes = (some: typeof boxes) =>
  api.db
    .update(offer)
    .set({ boxes: some, barcode: '4600000000017' })
    .where(eq(offer.id, goods.sofa))

/** Makes an order as old as this many days. */
const age = ({ orderGuid }: Claimant, days: number) =>
  api.db.execute(sql`update shop_order set created_at = now() - make_interval(days => ${days})
    where guid = ${orderGuid}`)

/** Sets the state without the event that a step leaves. */
async function setState({ orderGuid }: Claimant, state: string): Promise<void> {
  await api.db.execute(sql`alter table shop_order disable trigger user`)
  await api.db.execute(sql`update shop_order set state = ${state} where guid = ${orderGuid}`)
  await api.db.execute(sql`alter table shop_order enable trigger user`)
}

describe('[claim.qr] [POST /claim/getByQr/] the code of a package', () => {
  const scan = (call: Visitor['call'], qrcode = '4600000000017') =>
    call('POST', '/api_vue/claim/getByQr/', { qrcode })

  it('leads to the order, goods and package of whoever received it', async () => {
    await setBoxes(boxes.slice(0, 1))
    const { call, orderId, orderGuid, line } = await createClaimant(api)
    const found = { orderId, orderGuid, offerGuid: line.offerGuid }
    expect((await scan(call)).body).toEqual({ ...found, numberPackage: '1' })
    await setBoxes(boxes)
    expect((await scan(call)).body).toEqual({ ...found, numberPackage: null })
  })

  it('chooses the box whose label was scanned', async () => {
    await setBoxes(boxes)
    const { call, orderId, line } = await createClaimant(api)
    for (const [code, numberPackage] of [
      ['4600000000017-1', '1'],
      ['4600000000017-2', '2'],
      ['P1-2', '2'],
      [`${line.offerGuid}-1`, '1'],
      // A box that the goods do not have any more leads to the goods.
      ['4600000000017-3', null],
    ])
      expect((await scan(call, code ?? '')).body, code ?? '').toMatchObject({
        orderId,
        numberPackage,
      })
    expect((await scan(stranger.call, '4600000000017-2')).status).toBe(404)
    expect((await scan(call, '4600000000018-2')).status).toBe(404)
  })

  it('is read while the warranty lasts, although the shop sells the goods no more', async () => {
    await setBoxes(boxes)
    const { call, orderId, orderGuid } = await createClaimant(api)
    const hide = (table: 'product' | 'section', isActive: boolean) =>
      api.db.execute(sql`update ${sql.identifier(table)} set is_active = ${isActive}`)
    for (const table of ['product', 'section'] as const) {
      await hide(table, false)
      expect((await scan(call)).body, table).toMatchObject({ orderId })
      const page = await call('POST', '/api_vue/qrcode/', { qrcode: '4600000000017-2' })
      expect(page.body, table).toMatchObject({ product: { url: null }, orderGuid })
      await hide(table, true)
    }
  })

  it('leads to the order that can still be claimed, not to a newer one that was returned', async () => {
    await setBoxes(boxes)
    const claimant = await createClaimant(api)
    const { call, userId, phone, orderId, orderGuid } = claimant
    const offerId = goods.sofa
    const newer = await addDeliveredOrder(api.db, { userId, phone, offerId, ordinal: 2 })
    expect((await scan(call)).body.orderId).toBe(`T-${userId}-2`)
    await api.db.execute(sql`update order_line set quantity = 0, sum = 0
      where order_id = (select id from shop_order where guid = ${newer})`)
    expect((await scan(call)).body.orderId).toBe(orderId)
    const page = await call('POST', '/api_vue/qrcode/', { qrcode: '4600000000017' })
    expect(page.body.orderGuid).toBe(orderGuid)
  })

  it('says that the warranty has ended instead of that the package is unknown', async () => {
    await setBoxes(boxes)
    const claimant = await createClaimant(api)
    await age(claimant, 400)
    const late = await scan(claimant.call, '4600000000017-1')
    expect([late.status, late.body.code]).toEqual([409, 'claim_refused'])
  })

  it('is a 404 under another login, of an order on its way, and for an unknown code', async () => {
    await setBoxes(boxes)
    const claimant = await createClaimant(api)
    expect((await scan(stranger.call)).status).toBe(404)
    expect((await scan(claimant.call, 'nothing')).status).toBe(404)
    await setState(claimant, 'shipped')
    expect((await scan(claimant.call)).status).toBe(404)
  })
})
