import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'

const guid = '5f0c1f6e-1111-4222-8333-123456789abc'
export const money = {
  due: 10_000,
  checkoutDue: 10_000,
  placement: null,
  canLink: true,
  canPlace: false,
  canReceive: false,
  fromTill: 0,
  links: [],
}

/** An order as staff see it, for tests of screens. */
export function buildOrder(changed: Partial<RetailOrder> = {}): RetailOrder {
  return {
    id: '100500',
    guid,
    basketGroup: guid,
    status: 'Новый',
    state: 'new',
    paymentStatus: 'Не оплачен',
    paymentState: 'unpaid',
    createdAt: '2026-11-23T10:00:00.000Z',
    currency: { sign: '₽', code: 'RUB' },
    isKZ: false,
    isPartner: false,
    percentPrepayment: 0,
    goods: [],
    sums: {
      goods: 10_000,
      coupon: 0,
      bonus: 0,
      delivery: 0,
      services: 0,
      total: 10_000,
      paid: 0,
    },
    sum: 10_000,
    paid: 0,
    due: 10_000,
    delivery: null,
    history: [],
    receipts: [],
    customer: { name: 'Анна Петрова', phone: '79001234567', email: null },
    lines: [],
    steps: ['confirmed', 'cancelled'],
    assemblyState: 'none',
    canSplit: false,
    canReturn: false,
    returns: [],
    isCloseAsked: false,
    refunds: [],
    related: [],
    confirmation: null,
    canHandOver: false,
    canSetDelivery: true,
    money,
    isReservationEnded: false,
    events: [],
    ...changed,
  }
}
