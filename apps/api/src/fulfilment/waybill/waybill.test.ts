import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let callCentre: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const box = { widthCm: 100, depthCm: 50, heightCm: 20 }
  await api.db.execute(sql`update offer set barcode = '4600000000017',
    boxes = ${JSON.stringify([box, box])}::jsonb where id = ${goods.sofa}`)
  await api.db.execute(sql`update offer set barcode = '4600000000024'
    where id = ${goods.carpetByMetre}`)
  await api.db.execute(sql`update stock set on_hand = 500 where place_id = 1`)
  callCentre = (await logInAs(api, { groups: [29] })).call
})
afterAll(() => api.close())

/** An order of a sofa, which comes in two boxes, and of a roll of carpet. */
async function createOrder() {
  const { basketGroup } = await createPayableOrder(api, freshPhone())
  return findOneOrder(api, basketGroup)
}

const find = (call: Call, number: string) => call('POST', '/api_vue/waybill/', { number })
const change = (call: Call, action: string, body: object) =>
  call('POST', `/api_vue/waybill/${action}/`, body)

async function startCheck(call = callCentre) {
  const order = await createOrder()
  const { status, text, body } = await change(call, 'check', { number: order.number })
  expect(status, text).toBe(200)
  const codes: string[] = body.check.boxes.map((box: { code: string }) => box.code)
  const scan = (code: string, by = call) => change(by, 'scan', { number: order.number, code })
  return { ...order, codes, scan }
}

describe('[waybill.check] a waybill', () => {
  it('[POST /waybill/] returns to staff the items of an order with boxes and weight', async () => {
    const { number } = await createOrder()
    const { body } = await find(callCentre, ` ${number} `)
    expect(body).toMatchObject({
      number,
      status: 'Новый',
      from: 'moscow-warehouse',
      positions: [
        { article: 'P1', quantity: 1, boxes: 2, weightKg: 60 },
        { article: 'K1', quantity: 1.3, boxes: 1, weightKg: 2.6 },
      ],
      boxes: 3,
      weightKg: 62.6,
      check: null,
    })
    expect((await find(callCentre, 'нет')).status).toBe(404)
    expect((await find(api.call, number)).status).toBe(401)
  })

  it('[POST /waybill/check/] expects every box with a code of its own, and is begun once', async () => {
    const order = await createOrder()
    const number = order.number
    const both = await Promise.all([1, 2].map(() => change(callCentre, 'check', { number })))
    for (const { status, body } of both) {
      expect(status).toBe(200)
      expect(body.check).toMatchObject({ state: 'open', scanned: 0, missing: 3, isStale: false })
    }
    const { rows } = await api.db.execute(
      sql`select id from waybill_check where order_id = ${order.id}`,
    )
    expect(rows).toHaveLength(1)
    expect(both[0]?.body.check.boxes).toMatchObject([
      { code: `${number}-001`, article: 'P1', part: 1, parts: 2, scannedAt: null },
      { code: `${number}-002`, article: 'P1', part: 2, parts: 2 },
      { code: `${number}-003`, article: 'K1', part: 1, parts: 1 },
    ])
    expect((await find(callCentre, number)).body.check).toEqual(both[0]?.body.check)
  })

  it('[POST /waybill/scan/] counts each box once, whoever scans it and however often', async () => {
    const { codes, scan } = await startCheck()
    const { call: other } = await logInAs(api, { groups: [1] })
    const [code = '', second = ''] = codes
    const scans = await Promise.all([scan(code), scan(code, other), scan(code), scan(code, other)])
    expect(scans.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(scans.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'box_repeated',
      detail: `Коробку ${code} уже отсканировали.`,
    })
    const { body } = await scan(` ${second}\r\n`)
    expect(body.check).toMatchObject({ scanned: 2, missing: 1 })
  })

  it('[POST /waybill/scan/] answers a repeated request once', async () => {
    const { number, codes } = await startCheck()
    const request = { number, code: codes[0] }
    const headers = { 'idempotency-key': 'one-scan-of-a-box' }
    const scans = []
    for (let attempt = 0; attempt < 2; attempt += 1)
      scans.push(await callCentre('POST', '/api_vue/waybill/scan/', request, { headers }))
    expect(scans.map(({ status }) => status)).toEqual([200, 200])
    expect(scans[1]?.body).toEqual(scans[0]?.body)
  })

  it('[POST /waybill/scan/] refuses a box of another waybill and counts nothing', async () => {
    const first = await startCheck()
    const other = await startCheck()
    for (const code of [other.codes[0] ?? '', '4609999999999', '=1+1', "' or 1=1", '<b>']) {
      const { status, body } = await first.scan(code)
      expect([status, body.code], code).toEqual([409, 'box_foreign'])
    }
    expect((await find(callCentre, first.number)).body.check.scanned).toBe(0)
    expect((await find(callCentre, other.number)).body.check.scanned).toBe(0)
  })

  it('[POST /waybill/scan/] takes the barcode of goods only where it can mean one box', async () => {
    const { scan } = await startCheck()
    expect((await scan('4600000000017')).body.code).toBe('box_unclear')
    expect((await scan('4600000000024')).body.check.scanned).toBe(1)
    expect((await scan('4600000000024')).body.code).toBe('box_repeated')
  })

  it('[claim.qr] [POST /waybill/scan/] knows a box by the code of its package, plain or as an address', async () => {
    const { number, scan } = await startCheck()
    const { boxes } = (await find(callCentre, number)).body.check
    expect(boxes.map((box: { packageCode: string }) => box.packageCode)).toEqual([
      '4600000000017-1',
      '4600000000017-2',
      '4600000000024-1',
    ])
    const second = await scan('https://svetlitsa.example/qrcode/4600000000017-2/')
    expect(second.body.check.boxes).toMatchObject([
      { scannedAt: null },
      { scannedAt: expect.any(String) },
      { scannedAt: null },
    ])
    expect((await scan('4600000000017-1')).body.check.scanned).toBe(2)
    expect((await scan('4600000000017-3')).body.code).toBe('box_foreign')
  })

  it('[POST /waybill/undoScan/] takes back a scan', async () => {
    const { number, codes, scan } = await startCheck()
    const [code = ''] = codes
    await scan(code)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { body } = await change(callCentre, 'undoScan', { number, code })
      expect(body.check).toMatchObject({ scanned: 0, missing: 3 })
    }
    const foreign = await change(callCentre, 'undoScan', { number, code: 'x-001' })
    expect(foreign.body.code).toBe('box_foreign')
    expect((await scan(code)).status).toBe(200)
  })

  it('[POST /waybill/finish/] needs a reason where boxes are missing, and nothing is scanned after', async () => {
    const { number, codes, scan } = await startCheck()
    await scan(codes[0] ?? '')
    const early = await change(callCentre, 'finish', { number })
    expect(early.body).toMatchObject({
      code: 'boxes_missing',
      detail: 'Не хватает коробок: 2. Отсканируйте их или укажите причину.',
    })
    expect((await change(callCentre, 'finish', { number, reason: '  ' })).status).toBe(409)
    const done = await change(callCentre, 'finish', { number, reason: 'Ковёр едет отдельно' })
    expect(done.body.check).toMatchObject({
      state: 'finished',
      missing: 2,
      reason: 'Ковёр едет отдельно',
      finishedAt: expect.any(String),
    })
    expect((await scan(codes[1] ?? '')).body.code).toBe('check_finished')
    expect((await change(callCentre, 'finish', { number })).body.code).toBe('check_finished')
    expect((await change(callCentre, 'undoScan', { number, code: codes[0] })).body.code).toBe(
      'check_finished',
    )
  })

  it('[POST /waybill/restart/] begins anew and leaves the check before recorded', async () => {
    const { id, number, codes, scan } = await startCheck()
    for (const code of codes) await scan(code)
    const done = await change(callCentre, 'finish', { number })
    expect(done.body.check).toMatchObject({ state: 'finished', missing: 0, reason: '' })
    const both = await Promise.all([1, 2].map(() => change(callCentre, 'restart', { number })))
    for (const { body } of both)
      expect(body.check).toMatchObject({ state: 'open', scanned: 0, missing: 3 })
    const { rows } = await api.db.execute(sql`select finished_at is not null as done,
      replaced_at is not null as replaced from waybill_check where order_id = ${id} order by id`)
    expect(rows[0]).toEqual({ done: true, replaced: true })
    expect(rows.filter(({ replaced }) => !replaced)).toHaveLength(1)
    expect((await scan(codes[0] ?? '')).status).toBe(200)
  })

  it('[POST /waybill/finish/] is refused once the order has other boxes', async () => {
    const { id, number, codes, scan } = await startCheck()
    for (const code of codes) await scan(code)
    await api.db.execute(sql`update offer set boxes = '[]'::jsonb where id = ${goods.sofa}`)
    expect((await find(callCentre, number)).body.check.isStale).toBe(true)
    const refused = await change(callCentre, 'finish', { number, reason: 'Всё равно' })
    expect(refused.body.code).toBe('waybill_changed')
    const anew = await change(callCentre, 'restart', { number })
    expect(anew.body.check).toMatchObject({ missing: 2, isStale: false })
    expect(id).toBeGreaterThan(0)
  })
})

describe('[role.retail] who reads and checks a waybill', () => {
  const readers: [string, number, 'own' | 'other' | null, number][] = [
    ['the call centre', 29, null, 200],
    ['an administrator', 1, null, 200],
    ['a developer', 26, null, 200],
    ['a seller of the supplying store', 20, 'own', 200],
    ['a franchise seller of the supplying store', 45, 'own', 200],
    ['a seller of another store', 20, 'other', 404],
    ['a franchise seller of another store', 45, 'other', 404],
    ['a seller without a store', 20, null, 404],
    ['an assembler', 60, null, 403],
    ['a designer', 8, null, 403],
    ['a customer', 2, null, 403],
  ]

  it.each(readers)(
    '[POST /waybill/] is read by %s (%i, %s): %i',
    async (_who, group, place, status) => {
      const order = await createOrder()
      const storeId = place === null ? null : order.placeId + (place === 'own' ? 0 : 2)
      const { call } = await logInAs(api, { groups: [group, 2], storeId })
      const answer = await find(call, order.number)
      expect(answer.status).toBe(status)
      if (status !== 200) expect(answer.text).not.toContain('moscow-warehouse')
      for (const action of ['check', 'restart'])
        expect((await change(call, action, { number: order.number })).status).toBe(status)
    },
  )

  it('[POST /waybill/] is read by the seller of the store where the order is picked up', async () => {
    const carpet = [{ offerId: goods.carpetByMetre, quantity: 1 }]
    const { basketGroup } = await createPayableOrder(api, freshPhone(), carpet)
    const { rows } = await api.db.execute<{ number: string; storeId: number }>(sql`
      select o.number, d.store_id as "storeId" from shop_order o
      join order_delivery d on d.order_id = o.id where o.basket_group = ${basketGroup}`)
    const [{ number, storeId } = { number: '', storeId: 0 }] = rows
    const { call: seller } = await logInAs(api, { groups: [20], storeId })
    expect((await find(seller, number)).status).toBe(200)
  })

  it.each([
    ['ready', 'pickup', 'ru', 'Готов к выдаче'],
    ['ready', 'courier', 'ru', 'Собран'],
    ['delivered', 'pickup', 'kk', 'Алынды'],
    ['delivered', 'courier', 'en', 'Delivered'],
  ])(
    '[order.states] of an order that is %s by %s says so in %s',
    async (state, kind, lang, text) => {
      const order = await createOrder()
      await api.db.execute(
        sql`update order_delivery set kind = ${kind} where order_id = ${order.id}`,
      )
      const path = ['confirmed', 'picking', 'ready', 'delivered']
      await walkAsStaff(callCentre, order, path.slice(0, path.indexOf(state) + 1))
      const headers = { 'x-shop-lang': lang }
      const { body } = await callCentre(
        'POST',
        '/api_vue/waybill/',
        { number: order.number },
        { headers },
      )
      expect(body.status).toBe(text)
    },
  )

  it('a seller of another store scans, undoes and finishes nothing', async () => {
    const { number, placeId, codes } = await startCheck()
    const { call } = await logInAs(api, { groups: [20], storeId: placeId + 2 })
    for (const action of ['scan', 'undoScan'])
      expect((await change(call, action, { number, code: codes[0] })).status).toBe(404)
    expect((await change(call, 'finish', { number, reason: 'x' })).status).toBe(404)
    expect((await find(callCentre, number)).body.check).toMatchObject({ state: 'open', scanned: 0 })
  })
})
