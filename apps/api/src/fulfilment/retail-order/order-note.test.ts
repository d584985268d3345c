import { inflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PdfSheet } from '../../catalogue/instruction/pdf-sheet.ts'
import type { Call } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder } from '../../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAgain, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

async function order() {
  const sofa = [{ offerId: goods.sofa, quantity: 1 }]
  const placed = await createPayableOrder(api, freshPhone(), sofa)
  return { ...(await findOneOrder(api, placed.basketGroup)), visitor: placed.visitor }
}

describe('[POST /retail/order/note/]', () => {
  it('adds a note once that staff read with its author, and the customer does not', async () => {
    const { guid, basketGroup, visitor } = await order()
    const { call } = await logInAs(api, { groups: [29] })
    const note = 'Позвонить за час'
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const add = () =>
      call('POST', '/api_vue/retail/order/note/', { orderGuid: guid, note: ` ${note} ` }, key)
    const { body } = await add()
    await add()
    const notes = body.order.events.filter(({ kind }: { kind: string }) => kind === 'note')
    expect(notes).toMatchObject([{ to: 'staff-note', actor: 'staff', note }])
    const { rows } = await api.db.execute(sql`select from order_event e
      join shop_order o on o.id = e.order_id where o.guid = ${guid} and e.note = ${note}`)
    expect(rows).toHaveLength(1)
    const own = await visitor('POST', '/api_vue/basket/getOrder/', { basketGroup })
    expect(own.text).not.toContain(note)
  })

  it('[assembler.offline] is added once, though it is repeated after the next login', async () => {
    const { guid } = await order()
    const staff = await logInAs(api, { groups: [29] })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const add = (call: Call) =>
      call(
        'POST',
        '/api_vue/retail/order/note/',
        { orderGuid: guid, note: 'Лифт узкий' },
        { headers },
      )
    const { body } = await add(staff.call)
    await api.db.execute(sql`delete from sms_code where phone = ${staff.phone}`)
    const again = await logInAgain(api, staff)
    expect((await add(again)).body).toEqual(body)
    const { rowCount } = await api.db.execute(sql`select from order_event e
      join shop_order o on o.id = e.order_id where o.guid = ${guid} and e.note = 'Лифт узкий'`)
    expect(rowCount).toBe(1)
    const other = await logInAs(api, { groups: [29] })
    expect((await add(other.call)).body).not.toEqual(body)
  })

  it('refuses an empty note, one that is too long, and one for the order of another store', async () => {
    const { guid, id } = await order()
    const { rows } = await api.db.execute<{ other: number }>(sql`select id as other from stock_place
      where id not in (select place_id from shop_order where id = ${id} union
        select store_id from order_delivery where order_id = ${id}) limit 1`)
    const { call: foreign } = await logInAs(api, { groups: [20], storeId: rows[0]?.other ?? 0 })
    const add = (note: string) =>
      foreign('POST', '/api_vue/retail/order/note/', { orderGuid: guid, note })
    expect((await add('Не мой')).status).toBe(404)
    expect((await add('  ')).status).toBe(400)
    expect((await add('x'.repeat(501))).status).toBe(400)
    const { rowCount } = await api.db.execute(sql`select from order_event where order_id = ${id}
      and to_state = 'staff-note'`)
    expect(rowCount).toBe(0)
  })
})

describe('[POST /basket/paymentDocs/#pickListPrint]', () => {
  it('is a document for staff of the store, for nobody else', async () => {
    const { number, visitor } = await order()
    const print = (call: typeof visitor) =>
      call('POST', '/api_vue/basket/paymentDocs/', { action: 'pickListPrint', orderId: number })
    const { call: staff } = await logInAs(api, { groups: [29] })
    const { body, status, text } = await print(staff)
    expect(status, text).toBe(200)
    expect(body.fileName).toBe(`pick-list-${number}.pdf`)
    expect(Buffer.from(body.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const { call: customer } = await logInAs(api, { groups: [2] })
    expect((await print(customer)).status).toBe(403)
    expect((await print(visitor)).status).toBe(401)
    const { call: foreign } = await logInAs(api, { groups: [20], storeId: null })
    expect((await print(foreign)).status).toBe(404)
  })

  it('[payment.documents] has a glyph for every sign that a document uses, also for the currency', async () => {
    const sheet = await PdfSheet.open('Заказ')
    sheet.line('Заказ № 1 «Берег» × 2 − 5 — 8–12 · 1 500 ₽, 1 500 ₸ әғқңөұүһі Sofa')
    sheet.tick('ё й')
    expect(listGlyphs(await sheet.bytes())).not.toContain('0000')
    const wrong = await PdfSheet.open('Заказ')
    wrong.line('☐')
    expect(listGlyphs(await wrong.bytes())).toContain('0000')
  })
})

/** The numbers of the glyphs that a document draws; 0000 stands for a sign that its font lacks. */
function listGlyphs(pdf: Buffer): string[] {
  const glyphs: string[] = []
  for (
    let start = pdf.indexOf('stream\n');
    start >= 0;
    start = pdf.indexOf('stream\n', start + 7)
  ) {
    if (pdf.subarray(start - 3, start).toString() === 'end') continue
    const end = pdf.indexOf('endstream', start)
    const content = inflate(pdf.subarray(start + 7, end))
    for (const [, drawn = ''] of content.matchAll(/<([0-9a-f]+)>/g)) {
      for (let at = 0; at < drawn.length; at += 4) glyphs.push(drawn.slice(at, at + 4))
    }
  }
  return glyphs
}

/** Only pages are text; fonts are not read. */
function inflate(stream: Buffer): string {
  try {
    const content = inflateSync(stream).toString('latin1')
    return content.includes(' Tf') ? content : ''
  } catch {
    return ''
  }
}
