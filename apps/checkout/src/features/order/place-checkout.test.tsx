import * as contract from '@svetlitsa/api-client/checkout/contract'
import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  buildDraft,
  contacts,
  type Draft,
  draftPath,
  serveDraft,
  toOrdered,
  tverskaya,
} from '../../test-support/build-draft.ts'
import {
  basketGroup,
  buildCheckout,
  buildMethods,
  buildOrder,
  unpaid,
} from '../../test-support/build-order.ts'
import { findWindow, openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

let calls: ServedCalls
let served: { draft: Draft }
beforeEach(() => {
  calls = serveShop()
  const draft = buildDraft({ contacts, step: 2 })
  const { value, ...coords } = tverskaya
  served = serveDraft(calls, {
    ...draft,
    delivery: {
      ...draft.delivery,
      dateAndTime: { date: '2026-11-24', timeFrom: '12:00', timeTo: '16:00' },
      fieldSet: {
        ...draft.delivery.fieldSet,
        address: { street: value, apartment: '48', entrance: '', coords },
      },
    },
  })
  calls.answer(order.getCheckoutOrder, buildCheckout())
  calls.answer(payment.getPaymentMethods, buildMethods())
  calls.answer(payment.getPaymentState, unpaid)
})

const answerOrder = () =>
  calls.answer(checkoutOrder.createCheckoutOrder, () => {
    served.draft = toOrdered(served.draft)
    return { checkout: served.draft, changes: [], createNewUser: true }
  })
const press = async ({ user, main }: Awaited<ReturnType<typeof openScreen>>) =>
  user.click(await main.findByRole('button', { name: /^Оформить заказ/ }))

describe('«Оформить заказ»', () => {
  it('[checkout.steps] makes the orders once and opens the payment; the done steps fold into summaries', async () => {
    answerOrder()
    const opened = await openScreen(draftPath)
    await press(opened)
    const { main } = opened
    expect(await main.findByRole('button', { name: /^Оплатить/ })).toBeDefined()
    expect(main.getByText('Мария Лесникова, +7 (916) 123-45-67')).toBeDefined()
    expect(main.getByText(/Курьером: ул. Тверская, 12, 48/).textContent).toContain(
      '24 ноября, 12:00–16:00',
    )
    expect(document.activeElement?.textContent).toContain('Оплата')
    expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toHaveLength(1)
    expect(calls.listHeaders(checkoutOrder.createCheckoutOrder)[0]?.get('idempotency-key')).toMatch(
      /^[0-9a-f]{32}$/,
    )
    expect(main.queryByLabelText('Промокод')).toBeNull()
  })

  it('[order.create] a lost answer is asked for again with the same key', async () => {
    calls.fail(checkoutOrder.createCheckoutOrder, 'offline')
    const opened = await openScreen(draftPath)
    await press(opened)
    expect((await opened.main.findByRole('alert')).textContent).toContain(
      'Произошла неизвестная ошибка',
    )
    answerOrder()
    await press(opened)
    await opened.main.findByRole('button', { name: /^Оплатить/ })
    const keys = calls
      .listHeaders(checkoutOrder.createCheckoutOrder)
      .map((sent) => sent.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('[order.create] offline nothing is sent, and the page says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const opened = await openScreen(draftPath)
    await press(opened)
    expect((await opened.main.findByRole('alert')).textContent).toContain('Нет связи')
    expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toEqual([])
  })

  it('[order.create] a slot that was taken offers the others', async () => {
    calls.refuse(checkoutOrder.createCheckoutOrder, 'slot_taken', 'Это время занято')
    const opened = await openScreen(draftPath)
    await press(opened)
    const { main } = opened
    const alert = await main.findByRole('alert')
    expect(alert.textContent).toContain('Это время только что заняли. Выберите другое.')
    expect(main.getByRole('group', { name: 'День доставки' })).toBeDefined()
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true))
    expect(calls.listInputs(contract.getCheckoutStep).length).toBeGreaterThan(1)
  })

  it('[order.price-changed] a changed basket tells what changed, and the next press agrees to it', async () => {
    const basket = { version: 8 } as never
    const change = { offerId: 1, name: 'Диван', reason: 'price' as const, was: 60_000, now: 64_300 }
    calls.refuse(checkoutOrder.createCheckoutOrder, 'basket_changed', 'Корзина изменилась', {
      details: { basket, changes: [change] },
    })
    const opened = await openScreen(draftPath)
    await press(opened)
    expect((await opened.main.findByRole('alert')).textContent).toMatch(
      /Диван: цена была 60\s000\s₽, стала 64\s300\s₽/,
    )
    answerOrder()
    await press(opened)
    await opened.main.findByRole('button', { name: /^Оплатить/ })
    const sent = calls.listInputs(checkoutOrder.createCheckoutOrder)
    expect(sent.map(({ basketVersion }) => basketVersion)).toEqual([undefined, 8])
  })

  it('[order.create] goods out of stock are named, and the basket is a press away', async () => {
    const change = { offerId: 1, name: 'Диван', reason: 'stock' as const, was: 2, now: 1 }
    calls.refuse(checkoutOrder.createCheckoutOrder, 'out_of_stock', 'Не хватает: Диван', {
      details: { basket: { version: 8 } as never, changes: [change] },
    })
    const opened = await openScreen(draftPath)
    await press(opened)
    const { main } = opened
    expect((await main.findByRole('alert')).textContent).toContain('Диван: можно было купить 2')
    expect(main.getByRole('link', { name: 'Открыть корзину' }).getAttribute('href')).toBe(
      '/personal/order/',
    )
  })

  it('[order.limits] above the limits a captcha stands before the next press', async () => {
    calls.fail(checkoutOrder.createCheckoutOrder, 429, 'Слишком много заказов', 'captcha_needed')
    calls.hold(session.updateCaptcha, {
      captcha: { kind: 'smartcaptcha', siteKey: 'key', script: 'https://captcha.example/c.js' },
    })
    const opened = await openScreen(draftPath)
    await press(opened)
    expect(await opened.main.findByText('Проверяем, что вы не робот')).toBeDefined()
  })

  it('[checkout.steps] Enter in a field of the delivery places no order', async () => {
    answerOrder()
    const { user, main } = await openScreen(draftPath)
    await user.type(await main.findByLabelText('Квартира'), '5{Enter}')
    await user.type(main.getByLabelText('Комментарий курьеру'), 'Домофон{Enter}')
    expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toEqual([])
  })
})

describe('step 3', () => {
  it('[checkout.steps] contacts and delivery can be changed until money is taken', async () => {
    served.draft = toOrdered(served.draft)
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('button', { name: 'Изменить: Контакты' }))
    const name = await main.findByLabelText('Имя и фамилия')
    await user.clear(name)
    await user.type(name, 'Ольга Берестова')
    expect(served.draft.contacts.name).toBe('Мария Лесникова')
    await user.click(main.getByRole('button', { name: 'Готово' }))
    expect(await main.findByText(/Ольга Берестова/)).toBeDefined()
    expect(served.draft.contacts.name).toBe('Ольга Берестова')
  })

  it('[checkout.steps] the chosen way to pay is remembered', async () => {
    served.draft = toOrdered(served.draft)
    calls.answer(payment.getPaymentMethods, buildMethods(['payment', 'dolyame']))
    calls.answer(checkoutOrder.chooseCheckoutPayment, ({ paymentId }) => {
      served.draft = { ...served.draft, paymentId }
      return served.draft
    })
    const { user, main, close } = await openScreen(draftPath)
    await user.click(await main.findByRole('button', { name: 'Другой способ' }))
    const choice = await findWindow('Способ оплаты')
    await user.click(await choice.findByRole('radio', { name: /Долями/ }))
    await user.click(choice.getByRole('button', { name: 'Выбрать' }))
    await waitFor(() => expect(served.draft.paymentId).toBe('dolyame'))
    close()
    const again = await openScreen(draftPath)
    const way = await again.main.findByRole('region', { name: 'Способ оплаты' })
    expect(way.textContent).toContain('Долями')
  })

  it('[checkout.steps] after a payment nothing can be changed', async () => {
    const { calculation, ...draft } = toOrdered(served.draft)
    served.draft = { ...draft, calculation: { ...calculation, paid: 5_000 } }
    const { main } = await openScreen(draftPath)
    await main.findByText(/Мария Лесникова/)
    expect(main.queryByRole('button', { name: /Изменить/ })).toBeNull()
  })

  it('[route.checkout-final] a paid checkout leads to the thanks, which say when, where and for how much', async () => {
    served.draft = toOrdered(served.draft)
    calls.answer(payment.getPaymentState, { ...unpaid, state: 'paid', paid: 64_990, due: 0 })
    const paid = buildOrder()
    calls.answer(
      order.getCheckoutOrder,
      buildCheckout({ orders: [{ ...paid, due: 0, sums: { ...paid.sums, paid: 64_990 } }] }),
    )
    const { router } = await openScreen(draftPath)
    expect(await screen.findByRole('heading', { name: 'Спасибо за заказ' })).toBeDefined()
    expect(router.state.location.pathname).toBe(`/personal/checkout-final/${basketGroup}/`)
  })
})
