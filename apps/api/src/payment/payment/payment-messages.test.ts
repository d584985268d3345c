import { messageTexts } from '@svetlitsa/i18n/message/message-texts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  goodCard,
  startPaying,
  submitAtAcquirer,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterAll(() => api.close())

it.each(['ru', 'kk', 'en'] as const)(
  '[notify.outbox] a payment is confirmed in the language of the order: %s',
  async (language) => {
    const order = await createPayableOrder(api, freshPhone())
    const { basketGroup, visitor } = order
    await api.db.execute(
      sql`update checkout set language = ${language} where guid = ${basketGroup}`,
    )
    await submitAtAcquirer(api, await startPaying(order), goodCard)
    await visitor('POST', '/api_vue/payment/state/', { basketGroup })
    const { rows } = await api.db.execute<{ subject: string }>(sql`
    select message.subject from message join payment on message.dedupe_key = 'email:payment:' || payment.guid
    where payment.basket_group = ${basketGroup}`)
    const [start] = messageTexts[language].payment.subject.split('{number}')
    expect(rows).toEqual([{ subject: expect.stringContaining(start ?? '') }])
  },
)

it.each([
  ['ru', 'Заказ', 'Заказы'],
  ['kk', 'Тапсырыс', 'Тапсырыстар'],
  ['en', 'Order', 'Orders'],
] as const)(
  '[lang.three] the acquirer shows the order in its language: %s',
  async (language, one, several) => {
    // Four sofas come from two warehouses.
    await api.db.execute(sql`update stock set on_hand = reserved + 3`)
    const sofas = [{ offerId: goods.sofaVelvet, quantity: 4 }]
    for (const [word, offers] of [[one], [several, sofas]] as const) {
      const order = await createPayableOrder(api, freshPhone(), offers)
      const { basketGroup } = order
      await api.db.execute(
        sql`update checkout set language = ${language} where guid = ${basketGroup}`,
      )
      await startPaying(order)
      const { rows } = await api.db.execute<{ description: string; numbers: string }>(sql`
        select s.description, (select string_agg(o.number, ', ' order by o.id) from shop_order o
          where o.basket_group = p.basket_group) as numbers
        from sandbox_payment s join payment p on p.provider_payment_id = s.id::text
        where p.basket_group = ${basketGroup}`)
      expect(rows.map(({ description }) => description)).toEqual([`${word} ${rows[0]?.numbers}`])
    }
  },
)
