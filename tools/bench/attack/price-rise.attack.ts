import pg from 'pg'
import type { Attack } from './attack.ts'
import { buildPhone, Shopper } from './shopper.ts'

const rise = 1_000

const attack: Attack = {
  name: 'price-rise',
  about: 'a price is raised between the look at the basket and the order',
  async run(target) {
    if (!target.databaseUrl) throw new Error('SHOP_DATABASE_URL must name the database of the shop')
    const client = new pg.Client({ connectionString: target.databaseUrl })
    await client.connect()
    try {
      const buyer = new Shopper(target, '127.0.1.3')
      const [offerId = 0] = await buyer.findOffers(1)
      await buyer.call('basket/add/', { offers: [{ offerId, quantity: 1 }] })
      await buyer.call('basket/getFullBasket/', {})
      await changePrice(client, offerId, rise)
      const first = await buyer.createOrder(buildPhone())
      const second = await buyer.createOrder(buildPhone())
      await changePrice(client, offerId, -rise)
      return [
        {
          what: 'charged silently',
          value: first.status === 200 ? 1 : 0,
          unit: 'orders',
          limit: { max: 0 },
        },
        { what: 'answer', value: first.status, unit: 'status', limit: { min: 409 } },
        {
          what: 'ordered after the change was shown',
          value: second.status === 200 ? 1 : 0,
          unit: 'orders',
          limit: { min: 1 },
        },
      ]
    } finally {
      await client.end()
    }
  },
}
export default attack

async function changePrice(client: pg.Client, offerId: number, by: number): Promise<void> {
  await client.query(
    'update price set amount = amount + $2, old_amount = old_amount + $2 where offer_id = $1',
    [offerId, by],
  )
}
