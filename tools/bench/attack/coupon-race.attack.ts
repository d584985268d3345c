import pg from 'pg'
import type { Attack, Target } from './attack.ts'
import { buildPhone, Shopper } from './shopper.ts'

const buyers = 16
const code = 'ATTACK-ONCE'

const attack: Attack = {
  name: 'coupon-race',
  about: `${buyers} guests with one number use a coupon that is valid once per number`,
  async run(target) {
    if (!target.databaseUrl) throw new Error('SHOP_DATABASE_URL must name the database of the shop')
    const client = new pg.Client({ connectionString: target.databaseUrl })
    await client.connect()
    try {
      await client.query(
        `insert into coupon (code, percent, limit_per_phone) values ($1, 10, 1)
         on conflict (code) do nothing`,
        [code],
      )
      const phone = buildPhone()
      const guests = await prepareGuests(target, phone)
      const answers = await Promise.all(guests.map((guest) => guest.createOrder(phone)))
      const { rows } = await client.query<{ uses: number }>(
        `select count(*)::int as uses from coupon_use join coupon on coupon.id = coupon_use.coupon_id
         where coupon.code = $1 and phone = $2`,
        [code, phone.slice(1)],
      )
      const accepted = answers.filter(({ status }) => status === 200).length
      return [
        {
          what: 'orders with the coupon',
          value: rows[0]?.uses ?? 0,
          unit: 'orders',
          limit: { max: 1 },
        },
        { what: 'orders accepted', value: accepted, unit: 'orders', limit: { min: 1 } },
      ]
    } finally {
      await client.end()
    }
  },
}
export default attack

async function prepareGuests(target: Target, phone: string): Promise<Shopper[]> {
  const [offerId = 0] = await new Shopper(target, '127.0.2.1').findOffers(1)
  return Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const guest = new Shopper(target, `127.0.2.${index + 2}`)
      await guest.call('basket/add/', { offers: [{ offerId, quantity: 1 }] })
      await guest.call('basket/setCoupon/', { coupon: code, phone })
      return guest
    }),
  )
}
