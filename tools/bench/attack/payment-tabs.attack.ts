import type { Attack } from './attack.ts'
import { buildPhone, Shopper } from './shopper.ts'

const tabs = 10

const attack: Attack = {
  name: 'payment-tabs',
  about: `${tabs} tabs start payments of one order at once, and each is paid`,
  async run(target) {
    const buyer = new Shopper(target, '127.0.1.2')
    const [offerId = 0] = await buyer.findOffers(1)
    const { body: order } = await buyer.order(offerId, buildPhone())
    const total = await choosePickup(buyer, order.basketGroup)
    const { basketGroup } = order
    const started = await Promise.all(
      Array.from({ length: tabs }, () =>
        buyer.call('payment/payment/', { basketGroup, methodId: 'card', sum: total }),
      ),
    )
    const tokens = new Set(started.flatMap(({ body }) => body.widget?.token ?? []))
    await Promise.all([...tokens].map((token) => pay(buyer, String(token))))
    const { body: state } = await buyer.call('payment/state/', { basketGroup })
    return [
      {
        what: 'payments that could be paid',
        value: tokens.size,
        unit: 'payments',
        limit: { max: 1 },
      },
      { what: 'paid', value: state.paid, unit: '₽', limit: { max: total } },
      { what: 'of the order', value: state.paid / total, unit: 'of 1', limit: { min: 1 } },
    ]
  },
}
export default attack

/** Returns the sum to pay. */
async function choosePickup(buyer: Shopper, basketGroup: string): Promise<number> {
  const { body } = await buyer.call('basket/getDelivery/', { basketGroup })
  const pickup = body.items[0].options.find(
    (option: { stores?: unknown[] }) => option.stores?.length,
  )
  const choice = { basketGuid: basketGroup, id: pickup.id, storeId: pickup.stores[0].id }
  return (await buyer.call('basket/setDelivery/', choice)).body.total
}

async function pay(buyer: Shopper, token: string): Promise<void> {
  const form = new URLSearchParams({ action: 'pay', card: '4111 1111 1111 1111' })
  await buyer.send(`/api/sandbox/pay/${token}/`, form.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
}
