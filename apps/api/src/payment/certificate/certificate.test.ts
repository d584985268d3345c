import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askBalance,
  findOrderNumber,
  issueCertificate,
  listEntries,
  readBalance,
  writeOff,
} from '../../test-support/fixtures/certificate.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  payInFull,
  readMoney,
  submitAtAcquirer,
  tryToPay,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, env: { CERTIFICATE_TRIES_PER_HOUR: '1000' } })
  await api.db.execute('update stock set on_hand = 100')
})
afterAll(() => api.close())

/** Sofas of two warehouses: a checkout of two orders. */
const sofas = [{ offerId: goods.sofaVelvet, quantity: 4 }]
const ordered = () => createPayableOrder(api, freshPhone())
const wrongKey = { secretKey: 'WRNG-KEY0' }

describe('[POST /payment/certificate/#getBalance] [payment.certificate]', () => {
  it('answers balance, printed number and the most it pays, however the code was typed', async () => {
    const order = await ordered()
    const typed = await issueCertificate(api.db)
    const printed = typed.certificate.replace(/.{4}(?=.)/g, '$&-')
    const messy = { certificate: ` ${printed.toLowerCase()} `, secretKey: typed.secretKey }
    const answer = await askBalance(order, messy)
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        IsInDatabase: true,
        Balance: 5_000,
        NumberSert: printed,
        code: typed.certificate,
        currency: 'RUB',
        maxAmount: 5_000,
        error: null,
      },
    ])
    const large = await issueCertificate(api.db, { face: 10_000_000 })
    expect((await askBalance(order, large)).body).toMatchObject({ maxAmount: order.sum })
  })

  it('[errors.texts] answers an unknown code and a wrong key with the same bytes', async () => {
    const order = await ordered()
    const typed = await issueCertificate(api.db)
    const unknown = await askBalance(order, { ...typed, certificate: '0000-0000-0000-0000' })
    const wrong = await askBalance(order, { ...typed, ...wrongKey })
    expect(wrong.text).toBe(unknown.text)
    expect(unknown.body).toMatchObject({
      IsInDatabase: false,
      Balance: 0,
      error: 'Такого сертификата не существует',
    })
  })

  it.each([
    ['empty', 'balance = 0', 'Баланс равен нулю'],
    ['blocked', 'is_blocked = true', 'Сертификат заблокирован. Позвоните нам, и мы разберёмся.'],
    ['expired', 'valid_until = now()', 'Срок действия сертификата истёк.'],
    [
      'of another currency',
      "currency_code = 'KZT'",
      'Сертификат в другой валюте: им нельзя оплатить этот заказ.',
    ],
  ])(
    '[errors.texts] says why a certificate that is %s pays nothing, and writes nothing off',
    async (_state, change, text) => {
      const order = await ordered()
      const typed = await issueCertificate(api.db)
      await api.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(
          sql.raw(`update certificate set ${change} where code = '${typed.certificate}'`),
        )
      })
      const { body } = await askBalance(order, typed)
      expect(body).toMatchObject({ IsInDatabase: true, maxAmount: 0, error: text })
      const refused = await writeOff(order, typed, 1_000)
      expect([refused.status, refused.body.detail]).toEqual([409, text])
      expect(await readMoney(api, order)).toMatchObject({ paid: 0 })
      await api.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(
          sql`update certificate set balance = face where code = ${typed.certificate}`,
        )
      })
    },
  )

  it('answers in the reader’s language', async () => {
    const order = await ordered()
    const typed = { certificate: 'NONE', secretKey: 'NONE' }
    const inEnglish = await askBalance(order, typed, { headers: { 'x-shop-lang': 'en' } })
    expect(inEnglish.body.error).toBe('There is no such certificate')
  })

  it('tells nothing to whoever may not pay the checkout, or names an order of another one', async () => {
    const [order, other] = [await ordered(), await ordered()]
    const typed = await issueCertificate(api.db)
    const stranger = await askBalance({ ...order, visitor: other.visitor }, typed, {
      orderId: await findOrderNumber(order),
    })
    expect([stranger.status, stranger.body.code]).toEqual([404, 'not_owner'])
    for (const ask of [
      askBalance(order, typed, { orderId: await findOrderNumber(other) }),
      askBalance({ ...order, basketGroup: crypto.randomUUID() }, typed, { orderId: '1' }),
      writeOff(order, typed, 100, { orderId: await findOrderNumber(other) }),
    ]) {
      const { status, body } = await ask
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
    expect(await readBalance(api.db, typed)).toBe(5_000)
  })
})

describe('[POST /payment/certificate/#setWriteOff]', () => {
  it('[payment.certificate] [errors.texts] pays a part at once, marks the orders as placed, and leaves the rest to a card', async () => {
    const order = await ordered()
    const typed = await issueCertificate(api.db)
    const answer = await writeOff(order, typed, 3_000)
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        result: true,
        message: 'Спасибо! Ваш платеж отправлен в обработку!',
        amount: 3_000,
        Balance: 2_000,
        due: order.sum - 3_000,
      },
    ])
    const { visitor, basketGroup } = order
    const state = await visitor('POST', '/api_vue/payment/state/', { basketGroup })
    expect(state.body).toMatchObject({ state: 'part', paid: 3_000, isPlaced: true })
    expect(state.body.receipts).toHaveLength(1)
    const methods = await visitor('POST', '/api_vue/basket/getPaymentMethods/', { basketGroup })
    expect(methods.body.placement).toBe('certificate')
    const { rows } = await api.db.execute(sql`
      select o.placed_at is not null as "isPlaced", e.details,
        round(extract(epoch from r.expires_at - o.placed_at) / 3600)::int as hours
      from shop_order o join order_line l on l.order_id = o.id
      join reservation r on r.order_line_id = l.id
      left join order_event e on e.order_id = o.id and e.to_state = 'placed'
      where o.basket_group = ${basketGroup}`)
    const placed = { isPlaced: true, details: { way: 'certificate' }, hours: 72 }
    expect(rows).toEqual(rows.map(() => placed))
    expect(rows).not.toEqual([])
    expect(await listEntries(api, typed)).toEqual([
      ['issue', 5_000],
      ['write-off', -3_000],
    ])
    await submitAtAcquirer(
      api,
      (await tryToPay(order, 'card', order.sum - 3_000)).page ?? '',
      goodCard,
    )
    const paid = await visitor('POST', '/api_vue/payment/state/', { basketGroup })
    expect(paid.body).toMatchObject({ state: 'paid', paid: order.sum })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[certificate.currency] pays several orders of one checkout whole with several certificates', async () => {
    const order = await createPayableOrder(api, freshPhone(), sofas)
    const [first, second] = [
      await issueCertificate(api.db, { face: 100_001 }),
      await issueCertificate(api.db, { face: order.sum }),
    ]
    expect((await writeOff(order, first, 100_001)).status).toBe(200)
    expect((await writeOff(order, second, order.sum - 100_001)).body).toMatchObject({
      Balance: 100_001,
      due: 0,
    })
    expect(await readMoney(api, order)).toMatchObject({ in: order.sum, paid: order.sum })
    const again = await writeOff(order, second, 1)
    expect([again.status, again.body.code]).toEqual([409, 'already_paid'])
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[certificate.currency] pays in tenge what is due in tenge', async () => {
    const order = await ordered()
    await api.db.execute(
      sql`update checkout set currency_code = 'KZT' where guid = ${order.basketGroup}`,
    )
    const typed = await issueCertificate(api.db, { currencyCode: 'KZT' })
    expect((await writeOff(order, typed, 5_000)).body).toMatchObject({ result: true, Balance: 0 })
  })

  it('refuses more than is left or due with the most that is possible', async () => {
    const order = await ordered()
    const small = await issueCertificate(api.db)
    const large = await issueCertificate(api.db, { face: 10_000_000 })
    for (const [typed, amount, maxAmount] of [
      [small, 5_001, 5_000],
      [large, order.sum + 1, order.sum],
    ] as const) {
      const { status, body } = await writeOff(order, typed, amount)
      expect([status, body.code, body.maxAmount]).toEqual([409, 'certificate_amount', maxAmount])
      expect(body.detail).toContain(String(maxAmount))
    }
    for (const amount of [0, -1, 0.5, '10']) {
      expect((await writeOff(order, small, amount as number)).status).toBe(400)
    }
    expect(await readMoney(api, order)).toMatchObject({ paid: 0 })
  })

  it('refuses an unknown code and a wrong key alike', async () => {
    const order = await ordered()
    const typed = await issueCertificate(api.db)
    for (const wrong of [{ certificate: 'XXXX' }, wrongKey]) {
      const { status, body } = await writeOff(order, { ...typed, ...wrong }, 100)
      expect([status, body.code, body.detail]).toEqual([
        409,
        'certificate_unknown',
        'Такого сертификата не существует',
      ])
    }
  })

  it('[payment.one-attempt] ends an open card payment first, or waits while its bank confirms it', async () => {
    const order = await ordered()
    const { page } = await tryToPay(order, 'card')
    const typed = await issueCertificate(api.db)
    expect((await writeOff(order, typed, 5_000)).status).toBe(200)
    await submitAtAcquirer(api, page ?? '', goodCard)
    expect(await readMoney(api, order)).toMatchObject({ taken: 0, in: 5_000, paid: 5_000 })

    const next = await tryToPay(order, 'card', order.sum - 5_000)
    await submitAtAcquirer(api, next.page ?? '', { action: 'pay', card: '5555 5555 5555 4444' })
    const other = await issueCertificate(api.db)
    const waiting = await writeOff(order, other, 5_000)
    expect([waiting.status, waiting.body.code]).toEqual([409, 'payment_open'])
    expect(await readBalance(api.db, other)).toBe(5_000)
  })

  it('refuses a paid checkout, and one without delivery', async () => {
    const paid = await ordered()
    await payInFull(api, paid)
    const typed = await issueCertificate(api.db)
    expect((await writeOff(paid, typed, 1)).body.code).toBe('already_paid')
    const order = await ordered()
    await api.db.execute(sql`delete from order_delivery where order_id in
      (select id from shop_order where basket_group = ${order.basketGroup})`)
    expect((await writeOff(order, typed, 1)).body.code).toBe('delivery_missing')
  })

  it('writes off once for a repeated key, also when the first answer was lost', async () => {
    const order = await ordered()
    const typed = await issueCertificate(api.db)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await writeOff(order, typed, 1_000, { headers })
    expect((await writeOff(order, typed, 1_000, { headers })).body).toEqual(first.body)
    await api.db.execute(sql`update idempotency set status = null, answer = null,
      started_at = now() - interval '2 minutes' where key = ${headers['idempotency-key']}`)
    expect((await writeOff(order, typed, 1_000, { headers })).body).toEqual(first.body)
    expect(await readBalance(api.db, typed)).toBe(4_000)
  })

  it('the database refuses changes of the ledger and a balance that is not its sum', async () => {
    const typed = await issueCertificate(api.db)
    const ofCode = sql`(select id from certificate where code = ${typed.certificate})`
    for (const [change, message] of [
      [
        sql`update certificate_entry set amount = 1 where certificate_id = ${ofCode}`,
        /append-only/,
      ],
      [sql`delete from certificate_entry where certificate_id = ${ofCode}`, /append-only/],
      [sql`update certificate set balance = 1 where id = ${ofCode}`, /does not add up/],
      [sql`update certificate set balance = -1 where id = ${ofCode}`, /certificate_balance/],
      [sql`update certificate set balance = 5001 where id = ${ofCode}`, /certificate_balance/],
      [
        sql`insert into certificate_entry (certificate_id, kind, amount, key)
          values (${ofCode}, 'write-off', -1, 'planted')`,
        /does not add up/,
      ],
    ] as const) {
      await expect(api.db.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(message) },
      })
    }
  })
})
