import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getCheckoutOrder } from '@svetlitsa/api-client/order/contract'
import type {
  getPaymentMethods,
  getPaymentState,
  paymentTypes,
} from '@svetlitsa/api-client/payment/contract'

export const basketGroup = '0d9f1a52-6c1e-4d6f-9a4e-7b1c2d3e4f50'
export const paymentPath = `/personal/order/pay/${basketGroup}/`
export const deliveryPath = `/personal/order/delivery/${basketGroup}/`

export type Checkout = CallAnswer<typeof getCheckoutOrder>
export type Order = Checkout['orders'][number]
type Methods = CallAnswer<typeof getPaymentMethods>
type PaymentType = (typeof paymentTypes)[number]

export function buildOrder(changed: Partial<Order> = {}): Order {
  const order = {
    id: '100500',
    guid: 'b7f2c6d0-1111-4222-8333-444455556666',
    basketGroup,
    status: 'Новый',
    state: 'new' as const,
    paymentStatus: 'Не оплачен',
    paymentState: 'unpaid' as const,
    createdAt: '2026-06-01T10:00:00.000Z',
    currency: { sign: '₽', code: 'RUB' },
    isKZ: false,
    isPartner: false,
    percentPrepayment: 20,
    goods: [
      {
        lineId: 1,
        offerId: 1,
        byMetre: false,
        name: 'Диван «Тишина»',
        article: 'СВ-1',
        url: '/catalog/divany/tishina/',
        picture: null,
        quantity: 1,
        price: 64_300,
        oldPrice: 64_300,
        sum: 64_300,
      },
    ],
    sums: {
      goods: 64_300,
      coupon: 0,
      bonus: 0,
      delivery: 690,
      services: 0,
      total: 64_990,
      paid: 0,
    },
    sum: 64_990,
    paid: 0,
    delivery: {
      kind: 'courier' as const,
      description: 'Курьером',
      address: 'Москва, ул. Тверская, 12, кв. 48',
      date: '2026-06-07',
      timeFrom: '10:00',
      timeTo: '14:00',
      price: 690,
    },
    history: [],
    receipts: [],
    customer: { name: 'Мария Лесникова', phone: '79161234567', email: null },
    ...changed,
  }
  const { state, sums } = order
  return { due: state === 'cancelled' ? 0 : Math.max(0, sums.total - sums.paid), ...order }
}

export function buildCheckout(changed: Partial<Checkout> = {}): Checkout {
  const orders = changed.orders ?? [buildOrder()]
  return {
    basketGroup,
    isMasked: false,
    orders,
    sum: orders.reduce((sum, order) => sum + order.sum, 0),
    paid: orders.reduce((sum, order) => sum + order.paid, 0),
    ...changed,
  }
}

const names: Record<PaymentType, string> = {
  payment: 'Картой онлайн',
  credit: 'Кредит или рассрочка',
  dolyame: 'Долями',
  yandexPay: 'Яндекс Пэй',
  bill: 'Счёт для организации',
  kaspi: 'Kaspi QR',
  certificate: 'Подарочным сертификатом',
  onReceipt: 'При получении',
}

export function buildMethod(type: PaymentType): Methods['methods'][number] {
  return {
    id: type === 'payment' ? 'card' : type,
    type,
    action: 'widget',
    name: names[type],
    label: `Описание: ${names[type]}`,
    url: `/api_vue/payment/${type}/`,
    data: {},
    bankUrlName: type === 'credit' ? 'tbank' : null,
    icons: [],
  }
}

export function buildMethods(
  types: readonly PaymentType[] = ['payment', 'certificate'],
  changed: Partial<Methods> = {},
): Methods {
  const { sum = 64_990, paid = 0 } = changed
  return {
    methods: types.map(buildMethod),
    showMsg: null,
    flags: { delivery: true, assembly: true, lift: true, prepayment: true },
    sum,
    paid,
    due: sum - paid,
    minPrepaymentPercent: 20,
    asked: null,
    prepayment: null,
    placement: null,
    currency: { sign: '₽', code: 'RUB' },
    ...changed,
  }
}

export const unpaid: CallAnswer<typeof getPaymentState> = {
  state: 'unpaid',
  sum: 64_990,
  paid: 0,
  due: 64_990,
  isPlaced: false,
  receipts: [],
}

export const started = {
  paymentGuid: '5a5a5a5a-0000-4000-8000-000000000001',
  url: 'https://bank.example/pay/1',
  widget: null,
  expiresAt: '2099-01-01T00:00:00.000Z',
}
