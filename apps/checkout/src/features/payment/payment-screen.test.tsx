import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/parse-language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  basketGuid,
  buildCheckout,
  buildMethods,
  buildOrder,
  paymentPath,
  unpaid,
} from '../../test-support/build-order.ts'
import { findWindow, named, openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(order.getCheckoutOrder, buildCheckout())
  calls.answer(payment.getPaymentMethods, buildMethods())
  calls.answer(payment.getPaymentState, unpaid)
})

const changed = 'Позиции заказа отличаются от изначальных. Пожалуйста, оформите новый заказ'

describe('a payment that cannot be started', () => {
  it.each(languages)(
    '[payment.failure] says under «Ошибка» that the provider failed: %s',
    async (language) => {
      const texts = checkoutTexts[language].payment
      calls.fail(payment.startPayment, 500)
      const { user, main } = await openScreen(paymentPath, language)
      const name = named(texts.pay.replace('{sum}', '64 990 ₽'))
      await user.click(await main.findByRole('button', { name }))
      const shown = await findWindow(texts.failTitle)
      expect(await shown.findByText(texts.failed)).toBeDefined()
      expect(calls.listInputs(payment.startPayment)).toEqual([
        { basketGroup: basketGuid, methodId: 'card', sum: 64_990 },
      ])
    },
  )

  it('[payment.failure] words the failure as specified', () => {
    const { failTitle, failed } = checkoutTexts.ru.payment
    expect([failTitle, failed]).toEqual([
      'Ошибка',
      'Возникла ошибка с данной системой оплаты, выберите другой способ оплаты или попробуйте позднее',
    ])
  })

  it('[payment.failure] says that the order changed, and the next try is a new attempt', async () => {
    calls.refuse(payment.startPayment, 'order_changed', changed)
    const { user, main } = await openScreen(paymentPath)
    const pay = await main.findByRole('button', { name: named('Оплатить 64 990 ₽') })
    await user.click(pay)
    const shown = await findWindow('Ошибка')
    expect(await shown.findByText(changed)).toBeDefined()
    await user.click(shown.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(pay)
    await findWindow('Ошибка')
    const keys = calls.listHeaders(payment.startPayment).map((sent) => sent.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })
})

describe('payment flags', () => {
  const show = (flag: 'delivery' | 'assembly' | 'lift', showMsg: string) =>
    calls.answer(
      payment.getPaymentMethods,
      buildMethods(['payment'], {
        showMsg,
        flags: { delivery: true, assembly: true, lift: true, prepayment: true, [flag]: false },
      }),
    )

  it.each([
    ['delivery', 'Сначала выберите доставку'],
    ['assembly', 'Сборку для этого заказа посчитать не удалось'],
    ['lift', 'Назовите этаж, на который поднять'],
  ] as const)(
    '[payment.flags] without %s nothing can be paid: the message leads to the delivery',
    async (flag, message) => {
      show(flag, message)
      const { main } = await openScreen(paymentPath)
      expect(await main.findByText(message)).toBeDefined()
      const back = main.getByRole('link', { name: 'Выбрать доставку' })
      expect(back.getAttribute('href')).toBe(`/personal/order/delivery/${basketGuid}/`)
      expect(main.queryByRole('button', { name: /^Оплатить/ })).toBeNull()
    },
  )

  it('[payment.flags] a prepayment below the minimum is told beside the ways to pay', async () => {
    const showMsg = 'Предоплата меньше минимальной: внесите не меньше 20 %.'
    const flags = { delivery: true, assembly: true, lift: true, prepayment: false }
    calls.answer(payment.getPaymentMethods, buildMethods(['payment'], { showMsg, flags }))
    const { main } = await openScreen(`${paymentPath}?percent=10`)
    expect(await main.findByText(showMsg)).toBeDefined()
    expect(main.getByRole('button', { name: /^Оплатить/ })).toBeDefined()
    expect(calls.listInputs(payment.getPaymentMethods)[0]).toMatchObject({ percent: 10 })
  })
})

describe('what is paid', () => {
  it('[payment.prepayment] the part or the whole, and after the part the rest', async () => {
    const part = { prepayment: 12_998 }
    calls.answer(payment.getPaymentMethods, buildMethods(['payment', 'bill', 'onReceipt'], part))
    calls.fail(payment.startPayment, 500)
    const { user, main } = await openScreen(paymentPath)
    await user.click(await main.findByRole('radio', { name: /Предоплату 20 %/ }))
    const payPart = main.getByRole('button', { name: named('Внести предоплату 12 998 ₽') })
    // Ways that place the whole order are not offered for a part of it.
    expect(main.queryByRole('button', { name: 'Другой способ' })).toBeNull()
    await user.click(payPart)
    await findWindow('Ошибка')
    expect(calls.listInputs(payment.startPayment)[0]).toMatchObject({ sum: 12_998 })
  })

  it('[payment.prepayment] second and later payments ask for the rest', async () => {
    calls.answer(payment.getPaymentMethods, buildMethods(['payment'], { paid: 12_998 }))
    const { main } = await openScreen(paymentPath)
    expect(
      await main.findByRole('button', { name: named('Оплатить остаток 51 992 ₽') }),
    ).toBeDefined()
    expect(main.queryByRole('radio', { name: /Предоплату/ })).toBeNull()
  })

  it('no sum is shown in a currency that is not known', async () => {
    const tenge = { sign: '₸', code: 'KZT' }
    calls.fail(order.getCheckoutOrder, 500)
    calls.answer(payment.getPaymentMethods, buildMethods(['kaspi'], { currency: tenge }))
    await openScreen(paymentPath)
    await screen.findByRole('heading', { level: 1 })
    expect(document.body.textContent).not.toContain('₽')
  })

  it('says when, where and for how much once the order is paid', async () => {
    const paid = { ...unpaid, state: 'paid' as const, paid: 64_990 }
    const bought = buildOrder()
    const sums = { ...bought.sums, paid: 64_990 }
    const orders = [{ ...bought, paid: 64_990, sums }]
    calls.answer(order.getCheckoutOrder, buildCheckout({ orders }))
    calls.answer(payment.getPaymentState, {
      ...paid,
      receipts: [{ guid: 'c0ffee00-0000-4000-8000-000000000001', orderId: '100500' }],
    })
    await openScreen(paymentPath)
    const thanks = await findWindow('Спасибо!')
    expect(await thanks.findByText('Заказ 100500')).toBeDefined()
    expect(thanks.getByText(/Мы получили 64 990 ₽/)).toBeDefined()
    expect(thanks.getByRole('link', { name: 'Электронный чек' })).toBeDefined()
  })
})

it('[checkout.masked] whoever only has the link is asked to log in, and cannot pay', async () => {
  const customer = { name: 'М…', phone: '+7 9•• •••-••-67', email: null }
  calls.answer(
    order.getCheckoutOrder,
    buildCheckout({ isMasked: true, orders: [buildOrder({ customer })] }),
  )
  const { main } = await openScreen(paymentPath)
  expect(await main.findByText('Заказ оформили в другом браузере')).toBeDefined()
  expect(main.getByRole('button', { name: 'Войти' })).toBeDefined()
  expect(main.queryByRole('button', { name: /^Оплатить/ })).toBeNull()
})

it('an unknown checkout has a face of its own', async () => {
  calls.refuse(order.getCheckoutOrder, 'not_found', 'Не найдено')
  const { main } = await openScreen(paymentPath)
  expect(await main.findByRole('heading', { name: 'Заказ не нашли' })).toBeDefined()
})
