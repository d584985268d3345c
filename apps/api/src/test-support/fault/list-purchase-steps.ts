import type { Call, TestAnswer } from '../create-call.ts'
import { goods } from '../fixtures/goods.ts'
import type { FaultyAcquirer } from './faulty-acquirer.ts'

export interface PurchaseStep {
  name: string
  send(): Promise<TestAnswer>
}

interface PurchaseOptions {
  visitor: Call
  acquirer: FaultyAcquirer
  phoneNumber: string
  /** A client that sends no keys cannot repeat a step whose answer was lost. */
  hasKeys: boolean
}

/**
 * The calls from an empty basket to a paid order, in their order, with the fewest fields that a
 * client may send: builds of any age send these. Each step uses the answers of those before it.
 */
export function listPurchaseSteps(options: PurchaseOptions): PurchaseStep[] {
  const { visitor, acquirer, phoneNumber, hasKeys } = options
  let basketGroup = ''
  let items: { orderId: string; options: { id: string; stores?: { id: string }[] }[] }[] = []
  let sum = 0
  let token = ''
  const createStep = (
    name: string,
    path: string,
    getBody: () => object,
    read: (answer: TestAnswer) => void = () => {},
  ): PurchaseStep => {
    const headers: Record<string, string> = hasKeys
      ? { 'idempotency-key': crypto.randomUUID() }
      : {}
    return {
      name,
      async send() {
        const answer = await visitor('POST', `/api_vue/${path}`, getBody(), { headers })
        if (answer.status === 200) read(answer)
        return answer
      },
    }
  }
  return [
    createStep('add', 'basket/add/', () => ({ offers: [{ offerId: goods.sofa, quantity: 1 }] })),
    createStep('coupon', 'basket/setCoupon/', () => ({ coupon: 'SVET10', phone: phoneNumber })),
    createStep(
      'order',
      'basket/createOrder/',
      () => ({ name: 'Анна Петрова', phoneNumber }),
      ({ body }) => {
        basketGroup = body.basketGroup
      },
    ),
    createStep(
      'read deliveries',
      'basket/getDelivery/',
      () => ({ basketGroup }),
      ({ body }) => {
        items = body.items
      },
    ),
    createStep('choose delivery', 'basket/setDelivery/', () => {
      const [item] = items
      const [pickup] = item?.options ?? []
      const storeId = pickup?.stores?.[0]?.id
      return { basketGuid: basketGroup, orderId: item?.orderId, id: pickup?.id, storeId }
    }),
    createStep(
      'read payment methods',
      'basket/getPaymentMethods/',
      () => ({ basketGroup }),
      ({ body }) => {
        sum = body.sum
      },
    ),
    createStep(
      'start payment',
      'payment/payment/',
      () => ({ basketGroup, methodId: 'card', sum }),
      ({ body }) => {
        token = body.widget.token
      },
    ),
    createStep('learn the payment', 'payment/state/', () => {
      acquirer.pay(token)
      return { basketGroup }
    }),
  ]
}
