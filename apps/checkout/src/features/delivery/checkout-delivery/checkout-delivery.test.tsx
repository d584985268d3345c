import * as contract from '@svetlitsa/api-client/checkout/contract'
import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildDraft,
  contacts,
  courier,
  type Draft,
  draftPath,
  pickup,
  serveDraft,
  toOrdered,
  tverskaya,
} from '../../../test-support/build-draft.ts'
import { openScreen } from '../../../test-support/open-screen.tsx'
import { serveShop } from '../../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
})

type Delivery = Partial<Draft['delivery']>
const atDelivery = (delivery: Delivery = {}) => {
  const draft = buildDraft({ contacts, step: 2 })
  return { ...draft, delivery: { ...draft.delivery, ...delivery } }
}
const wholeFieldSet = {
  ...buildDraft().delivery.fieldSet,
  address: {
    street: tverskaya.value,
    apartment: '',
    entrance: '',
    coords: { lat: 55.76, lon: 37.61 },
  },
}
/** The message that stands at a group of radios. */
const describeGroup = (radio: HTMLElement) => {
  const group = radio.closest('fieldset')
  return document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent
}
const place = (text = 'Оформить заказ') => new RegExp(`^${text}`)

async function chooseAddress({ user, main }: Awaited<ReturnType<typeof openScreen>>) {
  await user.type(await main.findByLabelText('Улица и дом'), 'Тверская 12')
  await waitFor(() => expect(document.querySelector('[role=option]')).not.toBeNull())
  const option = document.querySelector('[role=option]')
  if (option) await user.click(option)
}

describe('the delivery', () => {
  it('[checkout.delivery] shows every way with its price and its first day, and begins with the courier', async () => {
    const served = serveDraft(calls, atDelivery({ id: null, list: [pickup, courier] }))
    const { main } = await openScreen(draftPath)
    const first = await main.findByRole('radio', { name: /Курьером.*690\s₽.*с 24 ноября/ })
    expect(main.getByRole('radio', { name: /Самовывоз.*бесплатно.*1 магазин/ })).toBeDefined()
    await waitFor(() => expect(served.draft.delivery.id).toBe(courier.id))
    expect(first).toHaveProperty('checked', true)
  })

  it('[checkout.delivery] [delivery.delayed] a day that is named later is chosen as the type of the delivery', async () => {
    const later = {
      ...courier,
      id: 9,
      name: 'Назвать дату позже',
      kind: 'delayed' as const,
      option: { type: 'delayed' as const },
      days: [],
    }
    serveDraft(calls, atDelivery({ list: [courier, later] }))
    calls.answer(contract.chooseCheckoutDeliveryType, ({ type }) =>
      atDelivery({ list: [courier, later], id: later.id, type }),
    )
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('radio', { name: /Назвать дату позже/ }))
    await waitFor(() =>
      expect(calls.listInputs(contract.chooseCheckoutDeliveryType)).toMatchObject([
        { type: 'delayed' },
      ]),
    )
    expect(main.getByRole('radio', { name: /Назвать дату позже/ })).toHaveProperty('checked', true)
    expect(calls.listInputs(contract.chooseCheckoutSlot)).toEqual([])
  })

  it('[checkout.delivery] an address from the list is saved with its place, and the earliest free slot with it', async () => {
    const served = serveDraft(calls, atDelivery())
    const opened = await openScreen(draftPath)
    await chooseAddress(opened)
    await waitFor(() => {
      const { address } = served.draft.delivery.fieldSet
      expect(address.street).toBe(tverskaya.value)
      expect(address.coords).toEqual({ lat: tverskaya.lat, lon: tverskaya.lon })
      expect(served.draft.delivery.dateAndTime).toEqual({
        date: '2026-11-24',
        timeFrom: '12:00',
        timeTo: '16:00',
      })
    })
    expect(opened.main.getByRole('radio', { name: '12:00–16:00' })).toHaveProperty('checked', true)
    expect(opened.main.getByRole('radio', { name: /08:00–12:00, занято/ })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('[checkout.delivery] another day and slot, the door, the lift, the assembly and the comment are saved', async () => {
    const dateAndTime = { date: '2026-11-24', timeFrom: '12:00', timeTo: '16:00' }
    const served = serveDraft(calls, atDelivery({ dateAndTime }))
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('radio', { name: /25 ноября/ }))
    await user.click(main.getByRole('radio', { name: '08:00–12:00' }))
    await waitFor(() => expect(served.draft.delivery.dateAndTime?.date).toBe('2026-11-25'))
    const { toDoor, liftUp, assembly } = checkoutTexts.ru.delivery
    await user.click(main.getByRole('switch', { name: new RegExp(toDoor) }))
    await user.click(main.getByRole('switch', { name: new RegExp(liftUp) }))
    await user.click(main.getByRole('radio', { name: checkoutTexts.ru.delivery.byStairs }))
    await user.type(main.getByLabelText('Квартира'), '48')
    await user.type(main.getByLabelText('Подъезд'), '3')
    await user.type(main.getByLabelText('Этаж'), '2')
    await user.click(main.getByRole('switch', { name: new RegExp(assembly) }))
    await user.type(main.getByLabelText('Комментарий курьеру'), 'Домофон 48')
    await waitFor(() => {
      expect(served.draft.services.furnitureAssembly).toBe(true)
      expect(served.draft.delivery.fieldSet).toMatchObject({
        address: { apartment: '48', entrance: '3' },
        toDoor: true,
        liftToFloor: { kind: 'stairs', floor: 2 },
        comment: 'Домофон 48',
      })
    })
  })

  it('[checkout.delivery] a store is chosen for a pick-up', async () => {
    const served = serveDraft(calls, atDelivery())
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('radio', { name: /Самовывоз/ }))
    await user.click(await main.findByRole('radio', { name: /Светлица на Варшавке/ }))
    await waitFor(() => expect(served.draft.delivery.fieldSet.storeId).toBe(31))
    expect(served.draft.delivery.id).toBe(pickup.id)
  })

  it('[checkout.delivery] an earlier address is chosen with one press', async () => {
    const served = serveDraft(calls, atDelivery({ addresses: [tverskaya] }))
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('radio', { name: tverskaya.value }))
    await waitFor(() => expect(served.draft.delivery.fieldSet.address.street).toBe(tverskaya.value))
  })

  it('[checkout.draft] a text that waits for an earlier choice is saved as the page is left', async () => {
    const served = serveDraft(calls, atDelivery())
    const { user, main } = await openScreen(draftPath)
    const release = calls.hold(contract.chooseCheckoutDelivery, served.draft)
    await user.click(await main.findByRole('radio', { name: /Самовывоз/ }))
    await user.click(main.getByRole('radio', { name: /Курьером/ }))
    await user.type(main.getByLabelText('Комментарий курьеру'), 'Домофон 48')
    await user.tab()
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(served.draft.delivery.fieldSet.comment).toBe('Домофон 48'))
    release()
  })

  it('[checkout.draft] a typed address is kept as a draft before a place is chosen', async () => {
    const served = serveDraft(calls, atDelivery())
    const { user, main } = await openScreen(draftPath)
    await user.type(await main.findByLabelText('Улица и дом'), 'Твер')
    await waitFor(() =>
      expect(served.draft.delivery.fieldSet.address).toMatchObject({
        street: 'Твер',
        coords: null,
      }),
    )
  })

  it('[checkout.delivery] the map is loaded on demand', async () => {
    serveDraft(calls, atDelivery())
    const { main } = await openScreen(draftPath)
    expect(await main.findByRole('button', { name: 'Показать на карте' })).toBeDefined()
    expect(document.querySelector('.maplibregl-map')).toBeNull()
  })

  it('[checkout.delivery] a place outside the zones is said at the address, and no order is sent', async () => {
    serveDraft(calls, atDelivery())
    calls.refuse(contract.saveCheckoutDelivery, 'outside_zones', 'Сюда пока не доставляем')
    const opened = await openScreen(draftPath)
    await chooseAddress(opened)
    const { user, main } = opened
    expect(await main.findByText('Сюда пока не доставляем')).toBeDefined()
    await user.click(main.getByRole('button', { name: place() }))
    await waitFor(() =>
      expect(main.getByLabelText('Улица и дом').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toEqual([])
  })

  it('[checkout.delivery] a slot that is full by now is told at the slots, and nothing is ordered', async () => {
    serveDraft(calls, atDelivery({ fieldSet: wholeFieldSet }))
    calls.refuse(contract.chooseCheckoutSlot, 'slot_taken', 'Это время уже занято')
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('radio', { name: /25 ноября/ }))
    const slot = main.getByRole('radio', { name: '08:00–12:00' })
    await user.click(slot)
    await waitFor(() => expect(describeGroup(slot)).toBe('Это время уже занято'))
    await user.click(main.getByRole('button', { name: place() }))
    await waitFor(() =>
      // The first day that can be chosen.
      expect(document.activeElement).toBe(main.getByRole('radio', { name: 'вторник, 24 ноября' })),
    )
    expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toEqual([])
  })

  it.each([
    ['a store', pickup, /Светлица на Варшавке/, 'Выберите магазин'],
    ['a slot', courier, /25 ноября/, 'Выберите день и время'],
  ] as const)(
    '[checkout.delivery] %s that is missing is told at its field, which has the focus',
    async (_what, option, name, text) => {
      serveDraft(calls, atDelivery({ id: option.id, list: [option], fieldSet: wholeFieldSet }))
      const { user, main } = await openScreen(draftPath)
      await user.click(await main.findByRole('button', { name: place() }))
      const radio = main.getByRole('radio', { name })
      await waitFor(() => expect(describeGroup(radio)).toBe(text))
      await waitFor(() =>
        expect(document.activeElement?.closest('fieldset')).toBe(radio.closest('fieldset')),
      )
      expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toEqual([])
    },
  )

  it('[checkout.delivery] an order that is changed keeps its address until another one is whole', async () => {
    const dateAndTime = { date: '2026-11-24', timeFrom: '12:00', timeTo: '16:00' }
    const served = serveDraft(calls, toOrdered(atDelivery({ dateAndTime })))
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('button', { name: 'Изменить: Доставка' }))
    await user.type(await main.findByLabelText('Улица и дом'), 'Твер')
    await user.tab()
    await user.type(main.getByLabelText('Комментарий курьеру'), 'Домофон')
    await waitFor(() => expect(served.draft.delivery.fieldSet.comment).toBe('Домофон'))
    expect(served.draft.delivery.fieldSet.address.street).toBe('')
  })
})

describe('an address that is missing', () => {
  it.each(languages)(
    '[checkout.address] is said at its field, which has the focus, and no order is sent: %s',
    async (language) => {
      serveDraft(calls, atDelivery())
      const { user, main } = await openScreen(draftPath, language)
      const texts = checkoutTexts[language].delivery
      const button = place(checkoutStepsTexts[language].order.place)
      await user.click(await main.findByRole('button', { name: button }))
      const field = main.getByLabelText(texts.address)
      await waitFor(() => expect(document.activeElement).toBe(field))
      const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(described?.textContent).toContain(texts.addressMissing)
      expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toEqual([])
    },
  )

  it.each(languages)(
    '[checkout.delivery] so is a floor that is missing where goods are carried up: %s',
    async (language) => {
      const fieldSet = { ...wholeFieldSet, liftToFloor: { kind: 'stairs' as const, floor: null } }
      const dateAndTime = { date: '2026-11-24', timeFrom: '12:00', timeTo: '16:00' }
      serveDraft(calls, atDelivery({ fieldSet, dateAndTime }))
      const { user, main } = await openScreen(draftPath, language)
      const texts = checkoutTexts[language].delivery
      const button = place(checkoutStepsTexts[language].order.place)
      await user.click(await main.findByRole('button', { name: button }))
      const field = main.getByLabelText(texts.floor)
      await waitFor(() => expect(document.activeElement).toBe(field))
      const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(described?.textContent).toContain(texts.floorMissing)
      expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toEqual([])
    },
  )

  it('[checkout.address] is worded as specified', () => {
    expect(checkoutTexts.ru.delivery.addressMissing).toBe(
      'Выберите адрес на карте или в соответствующем поле',
    )
  })
})
