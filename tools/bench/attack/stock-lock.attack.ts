import type { Attack } from './attack.ts'
import { buildPhone, Shopper } from './shopper.ts'

const lines = 6
const pieces = 1_000_000
const maxPieces = 20
const attempts = 12
/** Of one session (order.limits). */
const maxOrders = 5

const attack: Attack = {
  name: 'stock-lock',
  about: `a guest orders ${pieces} pieces of ${lines} products, ${attempts} times`,
  async run(target) {
    const guest = new Shopper(target, '127.0.1.1')
    const offerIds = await guest.findOffers(lines)
    let accepted = 0
    let most = 0
    let sizes = 0
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await guest.call('basket/add/', {
        offers: offerIds.map((offerId) => ({ offerId, quantity: pieces })),
      })
      const { body } = await guest.call('basket/getFullBasket/', {})
      for (const { quantity } of body.basket.items) {
        most = Math.max(most, quantity)
        sizes += 1
      }
      const { status } = await guest.createOrder(buildPhone())
      if (status === 200) accepted += 1
    }
    return [
      { what: 'lines put into the basket', value: sizes, unit: 'lines', limit: { min: lines } },
      { what: 'largest line', value: most, unit: 'pieces', limit: { max: maxPieces } },
      { what: 'orders accepted', value: accepted, unit: 'orders', limit: { max: maxOrders } },
    ]
  },
}
export default attack
