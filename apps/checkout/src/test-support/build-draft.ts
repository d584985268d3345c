import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import * as contract from '@svetlitsa/api-client/checkout/contract'
import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import * as delivery from '@svetlitsa/api-client/delivery/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { basketGroup, buildMethod } from './build-order.ts'

export type Draft = CallAnswer<typeof contract.getCheckoutStep>
type Option = Draft['delivery']['list'][number]

export const draftId = 'q7Zt0m3yYd1hXv8sK2pLwA'
export const draftPath = `/personal/checkout/${draftId}/`

const slot = (id: number, timeFrom: string, timeTo: string, isFree = true) => ({
  id,
  timeFrom,
  timeTo,
  isFree,
})
const courierOption: Option = {
  id: 1,
  name: 'Курьером',
  description: 'До подъезда',
  kind: 'courier',
  isKit: false,
  addressBar: true,
  option: { type: 'plain' },
  price: 690,
  freeFrom: null,
  services: {
    toDoor: 300,
    liftByElevator: 300,
    liftPerFloor: 150,
    liftBandKg: 50,
    weightKg: 80,
    assembly: 5_144,
  },
  days: [
    { date: '2026-11-24', slots: [slot(1, '08:00', '12:00', false), slot(2, '12:00', '16:00')] },
    { date: '2026-11-25', slots: [slot(3, '08:00', '12:00'), slot(4, '12:00', '16:00')] },
  ],
  stores: [],
}
export const courier = courierOption
export const pickup: Option = {
  ...courierOption,
  id: 2,
  name: 'Самовывоз',
  description: 'Из магазина',
  kind: 'pickup',
  addressBar: false,
  price: 0,
  services: null,
  days: [],
  stores: [
    {
      id: 31,
      name: 'Светлица на Варшавке',
      address: 'Варшавское шоссе, 1',
      hours: '9–21',
      lat: 55.6,
      lon: 37.6,
      readyText: 'сегодня',
    },
  ],
}

export const tverskaya = { value: 'ул. Тверская, 12', lat: 55.76, lon: 37.61 }

export function buildDraft(changed: Partial<Draft> = {}): Draft {
  return {
    id: draftId,
    isMasked: false,
    isFinished: false,
    step: 1,
    contacts: { name: '', phoneMobile: '', email: '', phoneMobileConfirmed: null },
    managerCall: true,
    operatorID: null,
    timer: 0,
    delivery: {
      list: [courier, pickup],
      isUnfinished: false,
      id: 1,
      type: 'plain',
      fieldSet: {
        address: { street: '', apartment: '', entrance: '', coords: null },
        comment: '',
        toDoor: false,
        liftToFloor: { kind: 'none', floor: null },
        storeId: null,
      },
      dateAndTime: null,
      price: 690,
      mapCenter: { lat: 55.75, lon: 37.62 },
      zones: [],
      addresses: [],
    },
    services: { furnitureAssembly: false },
    calculation: {
      goods: 64_300,
      coupon: 0,
      bonus: 0,
      delivery: 690,
      services: 0,
      certificate: 0,
      paid: 0,
      price: { total: 64_990, due: 64_990 },
    },
    coupon: null,
    bonuses: { spent: 0, allowed: 0 },
    paymentList: [],
    prepayment: null,
    paymentId: null,
    paymentAccount: null,
    orderID: null,
    basketGroup: null,
    currency: { sign: '₽', code: 'RUB' },
    ...changed,
  }
}

export const contacts = {
  name: 'Мария Лесникова',
  phoneMobile: '79161234567',
  email: '',
  phoneMobileConfirmed: null,
}

/** What the server answers when the orders of a draft are made. */
export function toOrdered(draft: Draft): Draft {
  return {
    ...draft,
    step: 3,
    orderID: '100500',
    basketGroup,
    paymentList: [buildMethod('payment')],
  }
}

/** Serves one draft: every write changes it and answers with it, as the contract says. */
export function serveDraft(calls: ServedCalls, first: Draft) {
  const served = { draft: first }
  const change = (changed: Partial<Draft>): Draft => {
    served.draft = { ...served.draft, ...changed, id: served.draft.id || draftId }
    return served.draft
  }
  const changeDelivery = (changed: Partial<Draft['delivery']>) =>
    change({ delivery: { ...served.draft.delivery, ...changed } })
  calls.answer(contract.getCheckoutStep, () => served.draft)
  calls.answer(checkoutOrder.getGtmProducts, {
    products: [
      {
        id: '1',
        name: 'Диван «Тишина»',
        brand: 'Лесная',
        category: 'Диваны/Прямые',
        variant: 'серый',
        price: 64_300,
        quantity: 1,
        byMetre: false,
        coupon: '',
        picture: { src: '/img/sofa.jpg', width: 1_000, height: 800, kind: 'studio' },
      },
    ],
  })
  calls.answer(contract.saveCheckoutStep, ({ contacts: typed, step, managerCall }) =>
    change({
      contacts: { ...served.draft.contacts, ...typed },
      ...(step ? { step } : {}),
      ...(managerCall === undefined ? {} : { managerCall }),
    }),
  )
  calls.answer(contract.chooseCheckoutDelivery, ({ deliveryId }) =>
    changeDelivery({ id: deliveryId }),
  )
  calls.answer(contract.saveCheckoutDelivery, ({ id: _id, address, ...fields }) => {
    const { fieldSet } = served.draft.delivery
    return changeDelivery({
      fieldSet: { ...fieldSet, ...fields, address: { ...fieldSet.address, ...address } },
    })
  })
  calls.answer(contract.chooseCheckoutSlot, ({ id: _id, ...dateAndTime }) =>
    changeDelivery({ dateAndTime }),
  )
  calls.answer(contract.saveCheckoutAssembly, ({ furnitureAssembly }) =>
    change({ services: { furnitureAssembly } }),
  )
  calls.answer(delivery.suggestAddress, { suggestions: [tverskaya], isAvailable: true })
  calls.answer(delivery.getCoordsData, {
    address: tverskaya.value,
    coordinates: { lat: tverskaya.lat, lon: tverskaya.lon },
    zone: 'city',
    distanceKm: 11,
  })
  return served
}
