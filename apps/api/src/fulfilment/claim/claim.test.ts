import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offer } from '../../schema/product.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import {
  type Claimant,
  callStep,
  createClaimant,
  sendClaim,
} from '../../test-support/fixtures/claim.ts'
import { addDeliveredOrder } from '../../test-support/fixtures/delivered-order.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

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

describe('[claim.calls] [POST /claim/appeal/] a claim', () => {
  it('is begun about a delivered order, and gone on with instead of begun twice', async () => {
    const claimant = await createClaimant(api)
    const answers = await Promise.all([claimant.begin(), claimant.begin(), claimant.begin()])
    const guids = new Set(answers.map(({ body }) => body.claim.guid))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(guids.size).toBe(1)
    expect(answers[0]?.body.claim).toMatchObject({
      state: 'draft',
      step: 'Offer',
      orderId: claimant.orderId,
      orderGuid: claimant.orderGuid,
      offerGuid: null,
      offer: null,
      messages: [],
      version: 1,
      sentAt: null,
      canReply: false,
    })
  })

  it('is another one once the first was sent', async () => {
    const claimant = await createClaimant(api)
    const sent = await sendClaim(api, claimant)
    const next = (await claimant.begin()).body.claim
    expect([next.guid === sent.guid, next.state, next.labelPhotos]).toEqual([false, 'draft', []])
    expect(next.number).toBeGreaterThan(sent.number)
  })

  it('is not about an order that is on its way, or whose warranty has ended', async () => {
    const claimant = await createClaimant(api)
    await setState(claimant, 'shipped')
    const early = await claimant.begin()
    expect([early.status, early.body.code]).toEqual([409, 'claim_refused'])
    await setState(claimant, 'closed')
    expect((await claimant.begin()).status).toBe(200)
    await age(claimant, 400)
    const late = await claimant.begin()
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Обращение можно создать по доставленному заказу, пока действует гарантия.',
    ])
  })

  it('is not about an order of somebody else', async () => {
    const { orderId } = await createClaimant(api)
    for (const path of ['appeal', 'getOrder']) {
      const answer = await stranger.call('POST', `/api_vue/claim/${path}/`, { orderId })
      expect([answer.status, answer.body.code], path).toEqual([404, 'not_found'])
    }
  })
})

describe('[POST /claim/getOrder/] what can be claimed', () => {
  it('[claim.calls] stands with its packages from the assembly sheet and the claims about it', async () => {
    await setBoxes(boxes)
    const claimant = await createClaimant(api)
    const claim = (await claimant.begin()).body.claim
    await callStep(claimant, 'Offer', claim, { offerGuid: claimant.line.offerGuid })
    const { body } = await claimant.call('POST', '/api_vue/claim/getOrder/', {
      orderId: claimant.orderId,
    })
    expect(body).toMatchObject({ orderId: claimant.orderId, orderGuid: claimant.orderGuid })
    expect(body.lines).toEqual([
      {
        lineId: claimant.line.lineId,
        offerGuid: claimant.line.offerGuid,
        name: 'Диван «Полдень»',
        finish: 'лён',
        picture: null,
        quantity: 1,
        byMetre: false,
        kit: null,
        packages: [
          { number: '1', sizeText: '100 × 60 × 20 см', weightKg: 30 },
          { number: '2', sizeText: '90 × 50 × 15 см', weightKg: 25.5 },
        ],
        claims: [claim.guid],
      },
    ])
  })

  it('comes in one package where the assembly sheet has none', async () => {
    await setBoxes([])
    const { line } = await createClaimant(api)
    expect(line.packages).toEqual([{ number: '1', sizeText: '', weightKg: 60 }])
  })
})

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

describe('[POST /claim/get/] [POST /claim/list/] the claims of a customer', () => {
  it('[claim.calls] are listed newest first with the orders that can be claimed', async () => {
    const claimant = await createClaimant(api)
    const { call, orderId, orderGuid, userId } = claimant
    const sent = await sendClaim(api, claimant)
    const draft = (await claimant.begin()).body.claim
    const { body } = await call('POST', '/api_vue/claim/list/', {})
    expect(body).toMatchObject({ total: 2, page: 1, pages: 1 })
    expect(body.claims.map(({ guid }: { guid: string }) => guid)).toEqual([draft.guid, sent.guid])
    expect(body.claims[1]).toMatchObject({
      number: sent.number,
      state: 'sent',
      step: 'SaveClaim',
      offer: { name: 'Диван «Полдень»' },
    })
    expect(body.orders).toMatchObject([{ orderId, orderGuid, lineCount: 1, draft: draft.guid }])
    await age(claimant, 400)
    expect((await call('POST', '/api_vue/claim/list/', {})).body.orders).toEqual([])
    await api.db.execute(sql`insert into claim
      (order_id, user_id, state, order_line_id, sent_at)
      select o.id, ${userId}, 'sent', l.id, now() from shop_order o
      join order_line l on l.order_id = o.id, generate_series(1, 19)
      where o.guid = ${orderGuid}`)
    const second = (await call('POST', '/api_vue/claim/list/', { page: 2 })).body
    expect([second.total, second.pages, second.claims.length]).toEqual([21, 2, 1])
  })

  it('are not those of another, neither in the list nor by their guid', async () => {
    const sent = await sendClaim(api, await createClaimant(api))
    const listed = await stranger.call('POST', '/api_vue/claim/list/', {})
    expect(listed.body).toMatchObject({ claims: [], orders: [], total: 0 })
    const read = await stranger.call('POST', '/api_vue/claim/get/', { claim: sent.guid })
    expect([read.status, read.body.code]).toEqual([404, 'not_found'])
  })
})

it('[claim.calls] a guest gets no claims', async () => {
  const guest = createVisitor(api.call)
  const claim = '00000000-0000-4000-8000-000000000000'
  for (const [path, body] of Object.entries({
    appeal: { orderId: '1' },
    getOrder: { orderId: '1' },
    getByQr: { qrcode: '1' },
    get: { claim },
    discard: { claim },
    list: {},
    message: { claim, text: 'Я', photos: [] },
    steps: { queryType: 'set', queryAction: 'SaveClaim', claim, version: 1 },
  }))
    expect((await guest('POST', `/api_vue/claim/${path}/`, body)).status, path).toBe(401)
})
