import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../test-support/create-call.ts'
import { expectRefusal, readPurchases, startReadApi } from '../test-support/expect-refusal.ts'
import {
  findOrderNumber,
  issueCertificate,
  writeOff,
} from '../test-support/fixtures/certificate.ts'
import {
  chooseCourier,
  enterContacts,
  findOption,
  openCheckout,
  type TestCheckout,
} from '../test-support/fixtures/checkout.ts'
import { addGoods, goods } from '../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  payInFull,
  type TestOrder,
} from '../test-support/fixtures/paid-order.ts'
import { findOneOrder } from '../test-support/fixtures/staff-order.ts'
import { freshPhone, logInAs } from '../test-support/log-in-as.ts'
import { openRecordingProvider } from '../test-support/recording-provider.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

const LONDON = { lat: 51.5, lon: -0.1 }
const TEN_DIGITS = '900 123-45-67'
describe('bad input of a purchase is refused, and changes nothing', () => {
  let api: TestApi
  let draft: TestCheckout
  let order: TestOrder
  let courier: {
    id: number
    days: { date: string; slots: { id: number; timeFrom: string; timeTo: string }[] }[]
  }
  beforeAll(async () => {
    api = await startReadApi({ fill: addGoods, env: { CERTIFICATE_TRIES_PER_HOUR: '1000' } })
    await api.db.execute(sql`update stock set on_hand = 500 where on_hand > 1`)
    draft = await openCheckout(api)
    await enterContacts(draft)
    await chooseCourier(draft)
    courier = findOption(await draft.read(), 'courier')
    order = await createPayableOrder(api, freshPhone())
  })
  afterAll(() => api.close())

  const setDelivery = (fields: object) =>
    order.visitor('POST', '/api_vue/basket/setDelivery/', {
      basketGuid: order.basketGroup,
      id: courier.id,
      address: 'Тверская, 12',
      coordinates: { lat: 55.76, lon: 37.6 },
      ...fields,
    })
  const lastDay = () => {
    const day = courier.days.at(-1)
    const slot = day?.slots[0]
    if (!day || !slot) throw new Error('the courier has no day')
    return { date: day.date, ...slot }
  }

  it('[POST /api/v1/sale/checkout/delivery/dateAndTime] a slot in the past', () =>
    expectRefusal(
      api,
      () =>
        draft.send('delivery/dateAndTime', {
          date: '2020-01-01',
          timeFrom: '09:00',
          timeTo: '13:00',
        }),
      [409, 'slot_taken'],
    ))

  it('[POST /basket/setDelivery/] a slot in the past', async () => {
    const { rows } = await api.db.execute<{ id: number }>(sql`
      insert into delivery_slot (warehouse_id, day, time_from, time_to, capacity)
      select warehouse_id, '2020-01-01', '09:00', '13:00', 9 from delivery_slot
        where id = ${lastDay().id} returning id::int as id`)
    await expectRefusal(api, () => setDelivery({ slotId: rows[0]?.id }), [409, 'slot_taken'])
  })

  it('[POST /api/v1/sale/checkout/delivery/dateAndTime] [POST /basket/setDelivery/] a full slot', async () => {
    const { id, date, timeFrom, timeTo } = lastDay()
    await api.db.execute(sql`update delivery_slot set taken = capacity where day = ${date}`)
    const chosen = { date, timeFrom, timeTo }
    await expectRefusal(api, () => draft.send('delivery/dateAndTime', chosen), [409, 'slot_taken'])
    await expectRefusal(api, () => setDelivery({ slotId: id }), [409, 'slot_taken'])
  })

  it('[POST /api/v1/sale/checkout/delivery/fieldSet] [POST /basket/setDelivery/] an address outside the zones', async () => {
    const address = { street: 'Лондон, Бейкер-стрит, 221', coords: LONDON }
    await expectRefusal(api, () => draft.send('delivery/fieldSet', { address }), [
      400,
      'outside_zones',
    ])
    await expectRefusal(api, () => setDelivery({ coordinates: LONDON }), [400, 'outside_zones'])
  })

  it('[POST /basket/createOrder/] a phone of ten digits, named at its field', async () => {
    const visitor = createVisitor(api.call)
    const offers = [{ offerId: goods.sofa, quantity: 1 }]
    await visitor('POST', '/api_vue/basket/add/', { offers })
    const contacts = { name: 'Анна Петрова', phoneNumber: TEN_DIGITS }
    const { body } = await expectRefusal(
      api,
      () => visitor('POST', '/api_vue/basket/createOrder/', contacts),
      [400, 'invalid'],
    )
    expect(Object.keys(body.fields)).toEqual(['phoneNumber'])
    const balance = () => visitor('POST', '/api_vue/basket/getBonusBalance/', { phone: TEN_DIGITS })
    await expectRefusal(api, balance, [400, 'invalid'])
    const coupon = { coupon: 'SVET10', phone: TEN_DIGITS }
    const before = await readPurchases(api)
    const refused = await visitor('POST', '/api_vue/basket/setCoupon/', coupon)
    expect([refused.status, refused.body.errorShow]).toEqual([200, 'Введите номер телефона'])
    expect(await readPurchases(api)).toEqual(before)
  })

  it('[POST /api/v1/sale/checkout/step] a phone of ten digits opens no second step', async () => {
    const checkout = await openCheckout(api)
    const contacts = { name: 'Анна Петрова', phoneMobile: TEN_DIGITS, email: '' }
    const { body } = await expectRefusal(api, () => checkout.send('step', { contacts, step: 2 }), [
      400,
      'contacts_invalid',
    ])
    expect(Object.keys(body.fields)).toEqual(['phone'])
  })

  it.each(['payment', 'credit', 'dolyame', 'onReceipt'])(
    '[POST /payment/{provider}/] a sum that differs, by %s',
    async (way) => {
      const methodId = way === 'payment' ? 'card' : way
      for (const sum of [order.sum - 1, order.sum + 1, 1]) {
        const requested = { basketGroup: order.basketGroup, methodId, sum }
        await expectRefusal(
          api,
          () => order.visitor('POST', `/api_vue/payment/${way}/`, requested),
          [422, 'order_changed'],
        )
      }
    },
  )

  it('[POST /payment/certificate/#setWriteOff] [POST /basket/setDelivery/] a sum that differs', async () => {
    const typed = await issueCertificate(api.db, { face: 500_000 })
    const orderId = await findOrderNumber(order)
    const answer = await expectRefusal(
      api,
      () => writeOff(order, typed, order.sum + 1, { orderId }),
      [409, 'certificate_amount'],
    )
    expect(answer.body.maxAmount).toBe(order.sum)
    await expectRefusal(api, () => setDelivery({ sum: 1 }), [409, 'price_changed'])
  })

  it('[POST /payment/{provider}/] a link that was used', async () => {
    const { call: staff } = await logInAs(api, { groups: [29] })
    const paid = await createPayableOrder(api, freshPhone())
    const { guid } = await findOneOrder(api, paid.basketGroup)
    const made = await staff('POST', '/api_vue/payment/link/', { orderGuid: guid })
    const code = new URL(made.body.url).pathname.split('/')[2]
    await payInFull(api, paid)
    const start = () =>
      createVisitor(api.call)('POST', '/api_vue/payment/payment/', {
        basketGroup: paid.basketGroup,
        methodId: 'card',
        sum: paid.sum,
        code,
      })
    await expectRefusal(api, start, [409, 'already_paid'])
  })
})

describe('[F7] a forged notification', () => {
  let api: TestApi
  let bank: Awaited<ReturnType<typeof openRecordingProvider>>
  beforeAll(async () => {
    bank = await openRecordingProvider()
    const env = {
      YOOKASSA_SHOP_ID: '100500',
      YOOKASSA_SECRET_KEY: 'secret',
      YOOKASSA_URL: bank.origin,
      CREDIT_SHOP_ID: 'shop',
      CREDIT_SHOWCASE_ID: 'showcase',
      CREDIT_PASSWORD: 'secret',
      CREDIT_URL: bank.origin,
    }
    api = await startTestApi({ fill: addGoods, env })
  })
  afterAll(async () => {
    await api.close()
    bank.close()
  })

  const waiting = {
    payment: (sum: number) => ({
      id: crypto.randomUUID(),
      status: 'pending',
      amount: { value: `${sum}.00`, currency: 'RUB' },
      confirmation: { type: 'embedded', confirmation_token: 'token' },
    }),
    credit: () => ({ id: crypto.randomUUID(), link: 'https://forma.example/', status: 'new' }),
  }
  const notices = {
    payment: {
      path: 'yookassa',
      build: (id: string) => ({
        type: 'notification',
        event: 'payment.succeeded',
        object: { id, status: 'succeeded' },
      }),
    },
    credit: { path: 'credit', build: (id: string) => ({ id, status: 'signed' }) },
  }

  it.each(['payment', 'credit'] as const)(
    'of %s pays nothing: the bank is asked, and says that it waits',
    async (way) => {
      const order = await createPayableOrder(api, freshPhone())
      bank.response = { status: 200, body: waiting[way](order.sum) }
      const started = await order.visitor('POST', `/api_vue/payment/${way}/`, {
        basketGroup: order.basketGroup,
        methodId: way === 'payment' ? 'card' : way,
        sum: order.sum,
      })
      expect(started.status, started.text).toBe(200)
      const { rows } = await api.db.execute<{ id: string; guid: string }>(sql`
        select provider_payment_id as id, guid from payment
          where basket_group = ${order.basketGroup}`)
      const { path, build } = notices[way]
      const send = () =>
        api.call('POST', `/api_vue/payment/webhook/${path}/`, build(rows[0]?.id ?? ''))
      bank.requests.length = 0
      const before = await readPurchases(api)
      for (const _again of [1, 2]) expect((await send()).status).toBe(200)
      expect(bank.requests).not.toEqual([])
      const after = await readPurchases(api)
      // That it came is noted, once.
      expect(after).toEqual({ ...before, payment_notice: Number(before.payment_notice) + 1 })
    },
  )

  it.each([
    ['yookassa', notices.payment.build(crypto.randomUUID())],
    ['credit', notices.credit.build(crypto.randomUUID())],
    ['dolyame', { id: crypto.randomUUID(), status: 'committed' }],
  ])('of %s for a payment that nobody started leaves nothing behind', async (path, body) => {
    const before = await readPurchases(api)
    bank.requests.length = 0
    expect((await api.call('POST', `/api_vue/payment/webhook/${path}/`, body)).status).toBe(200)
    expect(bank.requests).toEqual([])
    expect(await readPurchases(api)).toEqual(before)
  })
})
