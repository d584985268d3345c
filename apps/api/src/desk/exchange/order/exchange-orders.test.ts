import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createExchangeClient } from '../../../test-support/exchange-client.ts'
import { createCustomerOrder } from '../../../test-support/fixtures/customer-order.ts'
import { addGoods } from '../../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute('update stock set on_hand = 500 where on_hand > 1')
})
afterAll(() => api.close())

const client = createExchangeClient(() => api)

async function logIn() {
  const session = await client.logIn({ scopes: ['orders:read', 'orders:write'] }, 'sale')
  return {
    get: async (mode: string) => (await session.get(`mode=${mode}`)).text,
    send: async (body: string) => (await session.send('orders.xml', body)).text,
  }
}

const buildDocument = (guid: string, number: string, details: Record<string, string>) =>
  `<Документ><Ид>${guid}</Ид><Номер>${number}</Номер><ЗначенияРеквизитов>${Object.entries(details)
    .map(
      ([name, value]) =>
        `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
    )
    .join('')}</ЗначенияРеквизитов></Документ>`
const wrap = (...documents: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.08">${documents.join('')}</КоммерческаяИнформация>`

const readState = async (id: number) =>
  (
    await api.db.execute<{ state: string; actors: string[] }>(sql`
      select state, array(select actor from order_event where order_id = o.id and actor = 'exchange')
        as actors from shop_order o where id = ${id}`)
  ).rows[0]

describe('[exchange.commerceml] orders', () => {
  it('go out until 1C has confirmed them, and again once they change', async () => {
    const { order } = await createCustomerOrder(api)
    const session = await logIn()
    const document = await session.get('query')
    expect(document).toContain(`<Ид>${order.guid}</Ид><Номер>${order.number}</Номер>`)
    expect(document).toContain('<ХозОперация>Заказ товара</ХозОперация>')
    expect(document).toMatch(/<Товар><Ид>[^<]+<\/Ид><Артикул>[^<]+<\/Артикул>/)
    expect(document).toContain(
      '<Наименование>Статус заказа</Наименование><Значение>Новый</Значение>',
    )
    expect(await session.get('query')).toContain(order.guid)
    expect(await session.get('success')).toBe('success')
    expect(await session.get('query')).not.toContain(order.guid)
    await session.send(
      wrap(buildDocument(order.guid, order.number, { 'Статус заказа': 'Подтвержден' })),
    )
    expect(await session.get('query')).toContain('<Значение>Подтверждён</Значение>')
  })

  it('take the states of 1C by the transitions of the shop, and name what is refused', async () => {
    const { order } = await createCustomerOrder(api)
    const { order: other } = await createCustomerOrder(api)
    const session = await logIn()
    const answer = await session.send(
      wrap(
        buildDocument(order.guid, order.number, { 'Статус заказа': 'Комплектуется' }),
        buildDocument(other.guid, other.number, { Отменен: 'true' }),
        buildDocument('nowhere', '0', { 'Статус заказа': 'Новый' }),
      ),
    )
    expect(answer).toMatch(/^success\n/)
    expect(answer).toContain('the shop has no such order')
    expect(await readState(order.id)).toEqual({
      state: 'picking',
      actors: ['exchange', 'exchange'],
    })
    expect((await readState(other.id))?.state).toBe('cancelled')
    const back = await session.send(
      wrap(buildDocument(other.guid, other.number, { 'Статус заказа': 'Доставлен' })),
    )
    expect(back).toContain('cannot come from «Отменён» to «Доставлен»')
    expect((await readState(other.id))?.state).toBe('cancelled')
  })

  it('are handed to no courier where they are picked up', async () => {
    const { order } = await createCustomerOrder(api)
    await api.db.execute(
      sql`update order_delivery set kind = 'pickup' where order_id = ${order.id}`,
    )
    const session = await logIn()
    const send = (state: string) =>
      session.send(wrap(buildDocument(order.guid, order.number, { 'Статус заказа': state })))
    expect(await send('Передан в доставку')).toContain('is picked up')
    expect((await readState(order.id))?.state).toBe('new')
    await send('Доставлен')
    expect((await readState(order.id))?.state).toBe('delivered')
  })

  it('that fail in the shop are named, and leave the others to be moved', async () => {
    const { order: broken } = await createCustomerOrder(api)
    const { order } = await createCustomerOrder(api)
    await api.db.execute(sql`
      create function fail_order() returns trigger language plpgsql as
        $$ begin raise exception 'broken'; end $$`)
    await api.db.execute(
      sql.raw(`create trigger broken before update on shop_order for each row
        when (old.id = ${broken.id}) execute function fail_order()`),
    )
    const session = await logIn()
    const confirmed = { 'Статус заказа': 'Подтверждён' }
    const answer = await session.send(
      wrap(
        buildDocument(broken.guid, broken.number, confirmed),
        buildDocument(order.guid, order.number, confirmed),
      ),
    )
    await api.db.execute('drop function fail_order cascade')
    expect(answer).toMatch(/^success\n/)
    expect(answer).toContain(`order ${broken.number}: the shop has failed, send the file again`)
    expect((await readState(broken.id))?.state).toBe('new')
    expect((await readState(order.id))?.state).toBe('confirmed')
  })

  it('of half a file are not moved at all', async () => {
    const { order } = await createCustomerOrder(api)
    const session = await logIn()
    const document = wrap(buildDocument(order.guid, order.number, { Отменен: 'true' }))
    await session.send(document.replace('</КоммерческаяИнформация>', ''))
    expect(await session.get('import&filename=orders.xml')).toMatch(/^failure/)
    expect((await readState(order.id))?.state).toBe('new')
  })
})
