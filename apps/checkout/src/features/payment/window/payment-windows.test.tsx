import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  basketGroup,
  buildCheckout,
  buildMethods,
  buildOrder,
  paymentPath,
  started,
  unpaid,
} from '../../../test-support/build-order.ts'
import { findWindow, openScreen } from '../../../test-support/open-screen.tsx'
import { serveShop } from '../../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(order.getCheckoutOrder, buildCheckout())
  calls.answer(payment.getPaymentState, unpaid)
})

type Types = Parameters<typeof buildMethods>[0]

async function startPaying(types: Types, language: (typeof languages)[number] = 'ru') {
  calls.answer(payment.getPaymentMethods, buildMethods(types))
  const opened = await openScreen(paymentPath, language)
  const [start = ''] = checkoutTexts[language].payment.pay.split('{sum}')
  const name = new RegExp(start.trim() || checkoutTexts[language].payment.pay.split(' ')[1] || '')
  await opened.user.click(await opened.main.findByRole('button', { name }))
  return opened
}

describe('paymentMethodsList', () => {
  it('[payment.groups] a group is chosen in its window, and then paid', async () => {
    calls.answer(payment.getPaymentMethods, buildMethods(['payment', 'dolyame', 'certificate']))
    calls.answer(payment.startDolyame, started)
    const { user, main } = await openScreen(paymentPath)
    await user.click(await main.findByRole('button', { name: 'Другой способ' }))
    const list = await findWindow('Способ оплаты')
    const names = (await list.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))
    expect(names).toEqual(['card', 'dolyame', 'certificate'])
    await user.click(list.getByRole('radio', { name: /Долями/ }))
    await user.click(list.getByRole('button', { name: 'Выбрать' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(main.getByRole('region', { name: 'Способ оплаты' }).textContent).toContain('Долями')
    await user.click(main.getByRole('button', { name: /^Оплатить/ }))
    const bank = await findWindow('Оплата на странице банка')
    const go = await bank.findByRole('link', { name: 'Перейти в Долями' })
    expect(go.getAttribute('href')).toBe(started.url)
    expect(calls.listInputs(payment.startDolyame)).toEqual([
      { basketGroup, methodId: 'dolyame', sum: 64_990 },
    ])
  })
})

describe('starting at the provider', () => {
  it('[payment.provider-call] Yandex Pay is started by GET, in a window of its own', async () => {
    calls.answer(payment.startYandexPay, started)
    await startPaying(['yandexPay'])
    const shown = await findWindow('Яндекс Пэй')
    const go = await shown.findByRole('link', { name: 'Перейти в Яндекс Пэй' })
    expect([go.getAttribute('href'), go.getAttribute('target')]).toEqual([started.url, '_blank'])
    expect(calls.listInputs(payment.startYandexPay)).toHaveLength(1)
  })

  it.each([
    ['payment', payment.startPayment],
    ['credit', payment.startCredit],
    ['dolyame', payment.startDolyame],
    ['kaspi', payment.startKaspi],
  ] as const)('[payment.provider-call] %s is started by POST, with a key', async (type, call) => {
    calls.answer(call, started)
    await startPaying([type])
    await waitFor(() => expect(calls.listInputs(call)).toHaveLength(1))
    expect(calls.listHeaders(call)[0]?.get('idempotency-key')).toMatch(/./)
  })

  it.each(languages)(
    '[payment.groups] names the bank of a loan, at the method and in its window: %s',
    async (language) => {
      calls.answer(payment.startCredit, started)
      const { bank, banks, window, method } = checkoutTexts[language].payment
      const note = bank.replace('{bank}', banks.tbank)
      const { main } = await startPaying(['credit'], language)
      expect(
        within(main.getByRole('region', { name: method, hidden: true })).getByText(note),
      ).toBeDefined()
      const go = await screen.findByRole('link', { name: window.creditGo })
      const shown = within(go.closest<HTMLElement>('[role=dialog]') ?? go)
      expect(shown.getByText(note)).toBeDefined()
    },
  )

  it('[payment.failure] a provider that fails leads to another way at once', async () => {
    calls.fail(payment.startPayment, 502)
    const { user } = await startPaying(['payment', 'dolyame'])
    const failed = await findWindow('Ошибка')
    await user.click(await failed.findByRole('button', { name: 'Другой способ' }))
    const list = await findWindow('Способ оплаты')
    expect(await list.findAllByRole('radio')).toHaveLength(2)
    expect(screen.queryByRole('dialog', { name: 'Ошибка' })).toBeNull()
  })

  it('[payment.failure] where there is no other way it offers none', async () => {
    calls.fail(payment.startPayment, 502)
    await startPaying(['payment'])
    const failed = await findWindow('Ошибка')
    await failed.findByText(checkoutTexts.ru.payment.failed)
    expect(failed.queryByRole('button', { name: 'Другой способ' })).toBeNull()
  })

  it('[payment.kaspi] kaspiQR shows a code, and a phone opens a new window', async () => {
    calls.answer(payment.startKaspi, started)
    await startPaying(['kaspi'])
    const shown = await findWindow('Kaspi QR')
    expect(await shown.findByRole('img', { name: 'Код для оплаты в Kaspi' })).toBeDefined()
    const go = shown.getByRole('link', { name: 'Открыть Kaspi' })
    expect([go.getAttribute('href'), go.getAttribute('target')]).toEqual([started.url, '_blank'])
  })
})

describe('yookassaPopup', () => {
  const widget = { token: 'token-1', script: '/widget-that-fails.js' }

  it.each(languages)(
    '[payment.card-failure] a widget that does not load raises the common message: %s',
    async (language) => {
      calls.answer(payment.startPayment, { ...started, widget })
      vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
        for (const node of nodes) if (node instanceof Node) node.dispatchEvent(new Event('error'))
      })
      const { failTitle, failed } = checkoutTexts[language].payment
      await startPaying(['payment'], language)
      const shown = await findWindow(failTitle)
      expect(await shown.findByText(failed)).toBeDefined()
    },
  )

  it('[payment.card-failure] an error of the widget raises the common message', async () => {
    calls.answer(payment.startPayment, { ...started, widget: { ...widget, script: '/w2.js' } })
    let fail: (() => void) | undefined
    globalThis.YooMoneyCheckoutWidget = class {
      constructor({ error_callback }: { error_callback: (error: unknown) => void }) {
        fail = () => error_callback('token_expired')
      }
      on() {}
      async render() {}
      destroy() {}
    }
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof Node) node.dispatchEvent(new Event('load'))
    })
    await startPaying(['payment'])
    await waitFor(() => expect(fail).toBeDefined())
    fail?.()
    const shown = await findWindow('Ошибка')
    expect(await shown.findByText(checkoutTexts.ru.payment.failed)).toBeDefined()
    globalThis.YooMoneyCheckoutWidget = undefined
  })

  it('[payment.one-attempt] says that the attempt expired, was refused, or was replaced elsewhere', async () => {
    calls.answer(payment.startYandexPay, { ...started, expiresAt: '2020-01-01T00:00:00.000Z' })
    await startPaying(['yandexPay'])
    const shown = await findWindow('Яндекс Пэй')
    expect(await shown.findByText('Время на оплату вышло, деньги не списаны.')).toBeDefined()
    calls.answer(payment.getPaymentState, {
      ...unpaid,
      openPaymentGuid: '5a5a5a5a-0000-4000-8000-000000000002',
    })
    calls.answer(payment.startYandexPay, started)
    await screen.findByRole('button', { name: 'Получить новый код' }).then((again) => again.click())
    expect(await shown.findByText(/открыли в другом окне/)).toBeDefined()
    expect(shown.getByRole('button', { name: 'Оплатить здесь' })).toBeDefined()
  })
})

describe('personalThankYou', () => {
  it('[window.names] says when, where and for how much, and leads a guest to the order', async () => {
    calls.answer(payment.getPaymentMethods, buildMethods())
    calls.answer(payment.getPaymentState, { ...unpaid, state: 'paid', paid: 64_990, due: 0 })
    // The first answer is older than the payment.
    let reads = 0
    calls.answer(order.getCheckoutOrder, () => {
      reads += 1
      const fresh = buildOrder()
      const paid = reads > 1 ? 64_990 : 0
      const due = fresh.sum - paid
      return buildCheckout({ orders: [{ ...fresh, paid, due, sums: { ...fresh.sums, paid } }] })
    })
    await openScreen(paymentPath)
    const thanks = await findWindow('Спасибо!')
    const facts = within(await thanks.findByRole('region', { name: 'Заказ 100500' }))
    expect(facts.getByText(/7 июня.*10:00–14:00/)).toBeDefined()
    expect(facts.getByText('Москва, ул. Тверская, 12, кв. 48')).toBeDefined()
    expect(facts.queryByText(/К оплате/)).toBeNull()
    expect(facts.getAllByText(/64.990.₽/)).not.toHaveLength(0)
    const link = thanks.getByRole('link', { name: 'Посмотреть заказ' })
    expect(link.getAttribute('href')).toBe(`/personal/checkout-final/${basketGroup}/`)
    expect(thanks.queryByRole('link', { name: 'Мои заказы' })).toBeNull()
  })
})
