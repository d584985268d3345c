import type {
  CustomerOrder,
  CustomerOrderSummary,
} from '@svetlitsa/api-client/customer-order/queries'

export const orderGuid = '11111111-1111-4111-8111-111111111111'
const basketGroup = '22222222-2222-4222-8222-222222222222'

/** A paid order of two sofas on its way to a customer, with the given differences. */
export function buildOrder(changed: Partial<CustomerOrder> = {}): CustomerOrder {
  const { sum = 130_670, paid = 130_670 } = changed
  return {
    id: '204511',
    guid: orderGuid,
    basketGroup,
    status: 'Комплектуется',
    state: 'picking',
    paymentStatus: 'Оплачен',
    paymentState: 'paid',
    createdAt: '2026-11-20T11:02:00Z',
    currency: { sign: '₽', code: 'RUB' },
    isKZ: false,
    isPartner: false,
    percentPrepayment: 10,
    goods: [
      {
        lineId: 1,
        offerId: 11,
        name: 'Диван «Полдень»',
        article: 'P1',
        url: '/catalog/divany/divan-polden/?offer_id=11',
        picture: null,
        quantity: 2,
        byMetre: false,
        price: 64_990,
        oldPrice: 84_900,
        sum: 129_980,
      },
    ],
    sums: {
      goods: 129_980,
      coupon: 0,
      bonus: 0,
      delivery: 690,
      services: 0,
      total: 130_670,
      paid: 130_670,
    },
    sum,
    paid,
    due: sum - paid,
    delivery: {
      kind: 'courier',
      description: 'Курьер',
      address: 'Тверская, 1',
      date: '2026-11-24',
      timeFrom: '12:00',
      timeTo: '16:00',
      price: 690,
    },
    history: [
      { state: 'new', label: 'Новый', at: '2026-11-20T11:02:00Z' },
      { state: 'confirmed', label: 'Подтверждён', at: '2026-11-20T11:40:00Z' },
      { state: 'picking', label: 'Комплектуется', at: '2026-11-21T08:00:00Z' },
    ],
    receipts: [],
    customer: { name: 'Ольга', phone: '79162041835', email: null },
    isMasked: false,
    isOwn: true,
    actions: ['ask', 'repeat'],
    isClosed: false,
    assemblyState: 'none',
    assemblyStatus: 'Без сборки',
    isCloseAsked: false,
    closeRefusal: null,
    refundReasons: [],
    returnable: null,
    refunds: [],
    related: [],
    ...changed,
  }
}

/** The same order in a list. */
export function buildOrderSummary(
  changed: Partial<CustomerOrderSummary> = {},
): CustomerOrderSummary {
  const { sum, paid } = { ...buildOrder(), ...changed }
  const order = buildOrder({ sum, paid })
  return {
    ...order,
    pictures: [],
    lineCount: order.goods.length,
    storeName: '',
    ...changed,
  }
}

export function buildOrderPage(orders: CustomerOrderSummary[]) {
  return { orders, total: orders.length, page: 1, pages: 1 }
}
