import * as basket from '@svetlitsa/api-client/basket/contract'
import type { AnyCall, CallAnswer } from '@svetlitsa/api-client/call/call'
import * as checkout from '@svetlitsa/api-client/checkout/contract'
import * as delivery from '@svetlitsa/api-client/delivery/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import * as receipt from '@svetlitsa/api-client/receipt/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { minimalErrorPageTexts } from '@svetlitsa/i18n/minimal-error-page/minimal-error-page-texts'
import { networkTexts } from '@svetlitsa/i18n/network/network-texts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildBasket, serveBasket } from '../test-support/build-basket.ts'
import { buildDraft, draftPath, serveDraft } from '../test-support/build-draft.ts'
import {
  basketGroup,
  buildCheckout,
  buildMethods,
  paymentPath,
  unpaid,
} from '../test-support/build-order.ts'
import { openScreen } from '../test-support/open-screen.tsx'
import { buildInitialData, serveShop } from '../test-support/serve-shop.ts'

const linked: CallAnswer<typeof receipt.getCheckPayment> = {
  basketGroup,
  canPay: true,
  orders: [],
  sum: 64_990,
  paid: 0,
  currency: { sign: '₽', code: 'RUB' },
}
const deliveries: CallAnswer<typeof delivery.getDelivery> = {
  isMasked: false,
  items: [{ orderId: '100500', goods: [], options: [], chosen: null }],
  mapCenter: { lat: 55.75, lon: 37.62 },
  zones: [],
  addresses: [],
}

/** Each screen on the way to paid, the call that it cannot do without, and what it then shows. */
const screens: [name: string, path: string, call: AnyCall, answer: unknown, shown: RegExp][] = [
  [
    'basket',
    '/personal/order/',
    basket.getFullBasket,
    { basket: buildBasket(), sessid: null },
    /Диван «Тишина»/,
  ],
  ['new checkout', draftPath, checkout.getCheckoutStep, buildDraft(), /Имя и фамилия/],
  [
    'delivery of the older checkout',
    `/personal/order/delivery/${basketGroup}/`,
    delivery.getDelivery,
    deliveries,
    /Заказ 100500/,
  ],
  [
    'payment of the older checkout',
    paymentPath,
    order.getCheckoutOrder,
    buildCheckout(),
    /Картой онлайн/,
  ],
  ['payment by a link', '/pay/code-1/', receipt.getCheckPayment, linked, /Картой онлайн/],
]

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(shell.getInitialData, buildInitialData({ checkout: 'older' }))
  serveBasket(calls)
  serveDraft(calls, buildDraft())
  calls.answer(order.getCheckoutOrder, buildCheckout())
  calls.answer(payment.getPaymentMethods, buildMethods(['payment']))
  calls.answer(payment.getPaymentState, unpaid)
  calls.answer(delivery.getDelivery, deliveries)
  calls.answer(receipt.getCheckPayment, linked)
})

afterEach(() => {
  document.documentElement.lang = 'ru'
})

describe.each(screens)('the %s', (_name, path, call, answer, shown) => {
  it('with the API away says so, and shows itself when it is asked again', async () => {
    calls.fail(call, 503)
    const { user, main } = await openScreen(path)
    const again = await main.findByRole('button', { name: loadErrorTexts.ru.retry })
    expect(main.queryAllByText(shown)).toEqual([])
    calls.answer(call, answer as never)
    await user.click(again)
    expect(await main.findAllByText(shown)).not.toHaveLength(0)
    expect(main.queryByRole('button', { name: loadErrorTexts.ru.retry })).toBeNull()
  })

  it('on a slow network shows that it waits, and no error', async () => {
    const release = calls.hold(call, answer as never)
    const { main } = await openScreen(path)
    await waitFor(() =>
      expect(document.querySelector('main [aria-busy=true], main [role=status]')).not.toBeNull(),
    )
    expect(main.queryByRole('alert')).toBeNull()
    expect(main.queryAllByText(shown)).toEqual([])
    release()
    expect(await main.findAllByText(shown)).not.toHaveLength(0)
  })

  it.each(languages)('without a network says that nothing is lost: %s', async (language) => {
    const { offline } = networkTexts[language]
    const { main } = await openScreen(path, language)
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
    expect(main.queryByText(offline)).toBeNull()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    expect(await main.findByText(offline)).toBeDefined()
    onLine.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(main.queryByText(offline)).toBeNull())
  })

  it.each(languages)('[errors.initial] does not start without its region: %s', async (language) => {
    // The page itself says its language, which the router chose.
    document.documentElement.lang = language
    calls.fail(shell.getInitialData, 500)
    await openScreen(path, language)
    expect(await screen.findByText(minimalErrorPageTexts[language].text)).toBeDefined()
  })
})

it('[order.create] without a network the older checkout sends no order, and says why', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, main } = await openScreen('/personal/order/')
  await user.type(await main.findByLabelText('Имя и фамилия'), 'Мария Лесникова')
  await user.type(main.getByLabelText('Телефон'), '9161234567')
  const [place] = main.getAllByRole('button', { name: 'Оформить заказ' })
  await user.click(place as HTMLElement)
  expect(await main.findAllByText(networkTexts.ru.offline)).toHaveLength(2)
  expect(calls.listInputs(order.createOrder)).toEqual([])
})

it('[checkout.draft] the delivery of the older checkout is there again after a reload', async () => {
  calls.answer(delivery.getDelivery, {
    ...deliveries,
    items: [
      {
        orderId: '100500',
        goods: [],
        chosen: null,
        options: [1, 2].map((id) => ({
          id,
          name: `Способ ${id}`,
          description: '',
          kind: 'courier' as const,
          isKit: false,
          addressBar: true,
          option: { type: 'plain' as const },
          price: 690,
          freeFrom: null,
          services: null,
          stores: [],
          days: [],
        })),
      },
    ],
  })
  const path = `/personal/order/delivery/${basketGroup}/`
  const first = await openScreen(path)
  await first.user.click(await first.main.findByRole('radio', { name: /Способ 2/ }))
  await first.user.type(first.main.getByLabelText('Как пройти, код домофона'), 'Второй подъезд')
  first.close()
  const { main } = await openScreen(path)
  expect(await main.findByRole('radio', { name: /Способ 2/, checked: true })).toBeDefined()
  expect(main.getByDisplayValue('Второй подъезд')).toBeDefined()
})
