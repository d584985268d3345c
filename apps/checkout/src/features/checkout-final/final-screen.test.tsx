import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutFinalTexts } from '@svetlitsa/i18n/checkout-final/checkout-final-texts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  basketGroup,
  buildCheckout,
  buildMethods,
  buildOrder,
  type Order,
  paymentPath,
  unpaid,
} from '../../test-support/build-order.ts'
import { openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

const path = `/personal/checkout-final/${basketGroup}/`
let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(order.getCheckoutOrder, buildCheckout())
  calls.answer(payment.getPaymentState, unpaid)
})

const serveOrder = (changed: Partial<Order>) =>
  calls.answer(order.getCheckoutOrder, buildCheckout({ orders: [buildOrder(changed)] }))
const paidSums = { ...buildOrder().sums, paid: 64_990 }

it.each(languages)(
  '[route.checkout-final] thanks and says when, where, for how much and what next: %s',
  async (language) => {
    serveOrder({ sums: paidSums })
    const receipt = '11111111-1111-4111-8111-111111111111'
    calls.answer(payment.getPaymentState, {
      ...unpaid,
      state: 'paid',
      receipts: [{ guid: receipt, orderId: '100500' }],
    })
    const texts = checkoutFinalTexts[language]
    const { main } = await openScreen(path, language)
    expect(await main.findByRole('heading', { name: texts.title, level: 1 })).toBeDefined()
    const facts = (await main.findByRole('region', { name: /100500/ })).textContent ?? ''
    expect(facts).toContain('10:00–14:00')
    expect(facts).toContain('ул. Тверская, 12')
    expect(facts).toMatch(/64\s990\s₽/)
    expect(main.getByText(texts.nextCourier)).toBeDefined()
    expect(main.queryByText(texts.nextPay)).toBeNull()
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain(`/receipt/${receipt}/`)
  },
)

it('[route.checkout-final] orders that were read before the money came are read again', async () => {
  let reads = 0
  calls.answer(order.getCheckoutOrder, () => {
    reads += 1
    const sums = reads > 1 ? paidSums : buildOrder().sums
    return buildCheckout({ orders: [buildOrder({ sums, paid: sums.paid })] })
  })
  calls.answer(payment.getPaymentState, { ...unpaid, state: 'paid', paid: 64_990, due: 0 })
  const { main } = await openScreen(path)
  expect(await main.findByText(/Оплачено 64\s990\s₽/)).toBeDefined()
  expect(main.queryByRole('link', { name: 'Оплатить' })).toBeNull()
})

it('[route.checkout-final] an order that is not paid is a press away from its payment', async () => {
  const { main } = await openScreen(path)
  expect((await main.findByRole('link', { name: 'Оплатить' })).getAttribute('href')).toBe(
    `/personal/order/pay/${basketGroup}/`,
  )
  expect(main.getByText(checkoutFinalTexts.ru.nextPay)).toBeDefined()
})

it('[route.checkout-final] a guest is told to keep the link, a customer has an account instead', async () => {
  const { main, close } = await openScreen(path)
  expect(await main.findByText(checkoutFinalTexts.ru.keep)).toBeDefined()
  close()
  calls.fail(session.getUserData, 500)
  const again = await openScreen(path)
  await again.main.findByRole('region', { name: /100500/ })
  expect(again.main.queryByText(checkoutFinalTexts.ru.keep)).toBeNull()
})

describe('[lk.guest-order] the way to the orders', () => {
  const orderPath = `/personal-lk/order/${buildOrder().guid}/`
  const customer = {
    userData: {
      id: 1,
      sessid: 'x',
      group: [2],
      name: 'Мария',
      phone: '79000000002',
      email: '',
      favorites: 0,
      isStaff: false,
      isAssembler: false,
      prefillsContacts: true,
      isLoggedInByCode: true,
      isSubscribed: false,
    },
    favorites: 0,
    basket: 0,
    isStaff: false,
    region: { ID: 1, NAME: 'Москва', kz: false },
  }
  const readLinks = (main: Awaited<ReturnType<typeof openScreen>>['main']) =>
    main.getAllByRole('link').map((one) => one.getAttribute('href'))

  it.each([
    ['final screen', path],
    ['page of payment', paymentPath],
  ])('leads a guest from the %s to the page of the order', async (_which, address) => {
    serveOrder({ sums: paidSums, paid: paidSums.paid })
    calls.answer(payment.getPaymentState, { ...unpaid, state: 'paid', paid: 64_990, due: 0 })
    calls.answer(payment.getPaymentMethods, buildMethods())
    const { main } = await openScreen(address)
    await main.findByRole('link', { name: 'Посмотреть заказ' })
    expect(readLinks(main)).toContain(orderPath)
    expect(readLinks(main)).not.toContain('/personal-lk/orders/')
  })

  it('is one for each of several orders', async () => {
    const orders = [buildOrder(), buildOrder({ id: '100501', guid: crypto.randomUUID() })]
    calls.answer(order.getCheckoutOrder, buildCheckout({ orders }))
    const { main } = await openScreen(path)
    for (const { id, guid } of orders)
      expect((await main.findByRole('link', { name: `Заказ ${id}` })).getAttribute('href')).toBe(
        `/personal-lk/order/${guid}/`,
      )
  })

  it('leads a customer to all orders', async () => {
    calls.answer(session.getUserData, customer)
    const { main } = await openScreen(path)
    const all = await main.findByRole('link', { name: 'Мои заказы' })
    expect(all.getAttribute('href')).toBe('/personal-lk/orders/')
  })
})

it('[route.checkout-final] without an id it shows the last orders of this browser', async () => {
  localStorage.setItem('svetlitsa-last-checkout', basketGroup)
  const { main } = await openScreen('/personal/checkout-final/')
  expect(await main.findByRole('region', { name: /100500/ })).toBeDefined()
  expect(calls.listInputs(order.getCheckoutOrder)).toEqual([{ basketGroup }])
})

it.each(['/personal/checkout-final/', '/personal/checkout-final/unknown/'])(
  '[route.checkout-final] %s without an order is a page that was not found',
  async (address) => {
    await openScreen(address)
    expect(
      await screen.findByRole('heading', { name: 'Страница не найдена', level: 1 }),
    ).toBeDefined()
    expect(calls.listInputs(order.getCheckoutOrder)).toEqual([])
  },
)

it('[route.checkout-final] an unknown order is a page that was not found', async () => {
  calls.refuse(order.getCheckoutOrder, 'not_found', 'Заказ не найден')
  await openScreen(path)
  expect(
    await screen.findByRole('heading', { name: 'Страница не найдена', level: 1 }),
  ).toBeDefined()
})

it('[route.checkout-final] with the API away it says so and offers to try again', async () => {
  calls.fail(order.getCheckoutOrder, 503)
  const { user, main } = await openScreen(path)
  const again = await main.findByRole('button', { name: 'Повторить' })
  calls.answer(order.getCheckoutOrder, buildCheckout())
  await user.click(again)
  expect(await main.findByRole('region', { name: /100500/ })).toBeDefined()
})
