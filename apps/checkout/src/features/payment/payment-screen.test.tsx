import * as checkout from '@svetlitsa/api-client/checkout/contract'
import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildDraft, draftPath, toOrdered } from '../../test-support/build-draft.ts'
import {
  basketGroup,
  buildCheckout,
  buildMethods,
  buildOrder,
  paymentPath,
  started,
  unpaid,
} from '../../test-support/build-order.ts'
import { findWindow, matchText, openScreen } from '../../test-support/open-screen.tsx'
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
      const name = matchText(texts.pay.replace('{sum}', '64 990 ₽'))
      await user.click(await main.findByRole('button', { name }))
      const shown = await findWindow(texts.failTitle)
      expect(await shown.findByText(texts.failed)).toBeDefined()
      expect(calls.listInputs(payment.startPayment)).toEqual([
        { basketGroup, methodId: 'card', sum: 64_990 },
      ])
    },
  )

  it('[payment.failure] [errors.texts] words the failure of a provider as specified', async () => {
    calls.fail(payment.startPayment, 500)
    const { user, main } = await openScreen(paymentPath)
    await user.click(await main.findByRole('button', { name: matchText('Оплатить 64 990 ₽') }))
    const shown = await findWindow('Ошибка')
    const failed =
      'Возникла ошибка с данной системой оплаты, выберите другой способ оплаты или попробуйте позднее'
    expect(await shown.findByText(failed)).toBeDefined()
  })

  it('[payment.failure] [errors.texts] says that the order changed, and the next try is a new attempt', async () => {
    calls.refuse(payment.startPayment, 'order_changed', changed)
    const { user, main } = await openScreen(paymentPath)
    const pay = await main.findByRole('button', { name: matchText('Оплатить 64 990 ₽') })
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
      expect(back.getAttribute('href')).toBe(`/personal/order/delivery/${basketGroup}/`)
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
    const payPart = main.getByRole('button', { name: matchText('Внести предоплату 12 998 ₽') })
    // Ways that place the whole order are not offered for a part of it.
    expect(main.queryByRole('button', { name: 'Другой способ' })).toBeNull()
    await user.click(payPart)
    await findWindow('Ошибка')
    expect(calls.listInputs(payment.startPayment)[0]).toMatchObject({ sum: 12_998 })
  })

  it('[payment.prepayment] a part that was paid is thanked for, and its window asks for no more of it', async () => {
    let paid = 0
    calls.answer(payment.getPaymentMethods, () =>
      buildMethods(['dolyame'], paid > 0 ? { paid } : { prepayment: 12_998 }),
    )
    calls.answer(payment.getPaymentState, () => ({
      ...unpaid,
      state: paid > 0 ? ('part' as const) : ('unpaid' as const),
      paid,
      due: paid > 0 ? 50_000 : unpaid.due,
    }))
    calls.answer(payment.startDolyame, () => {
      paid = 12_998
      return started
    })
    const { user, main } = await openScreen(paymentPath)
    await user.click(await main.findByRole('radio', { name: /Предоплату 20 %/ }))
    await user.click(main.getByRole('button', { name: matchText('Внести предоплату 12 998 ₽') }))
    const thanks = await findWindow('Спасибо!')
    const told = matchText('Мы получили 12 998 ₽. Осталось оплатить 50 000 ₽.')
    expect(await thanks.findByText(told)).toBeDefined()
    expect(screen.queryByRole('dialog', { name: 'Оплата на странице банка' })).toBeNull()
    await user.click(thanks.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const rest = matchText('Оплатить остаток 51 992 ₽')
    expect(await main.findByRole('button', { name: rest })).toBeDefined()
    expect(main.queryByRole('radio', { name: /Предоплату/ })).toBeNull()
  })

  it('[payment.on-receipt] an order that is placed on receipt is not placed once more', async () => {
    calls.answer(
      payment.getPaymentMethods,
      buildMethods(['payment', 'onReceipt'], { placement: 'onReceipt' }),
    )
    const { main } = await openScreen(paymentPath)
    expect(await main.findByText('Оплатите его при получении: курьеру или на кассе.')).toBeDefined()
    expect(main.getByRole('button', { name: matchText('Оплатить 64 990 ₽') })).toBeDefined()
    expect(main.queryByRole('button', { name: 'Другой способ' })).toBeNull()
  })

  it('[payment.marks-ordered] an order that is placed by bill is billed again only to other requisites', async () => {
    calls.answer(payment.getPaymentMethods, buildMethods(['bill'], { placement: 'bill' }))
    const { main } = await openScreen(paymentPath)
    const again = 'Выставить счёт с другими реквизитами'
    expect(await main.findByRole('button', { name: again })).toBeDefined()
    expect(main.queryByRole('button', { name: 'Выставить счёт' })).toBeNull()
  })

  it('[payment.check] receipts of an order that was paid in parts are counted', async () => {
    const guids = [1, 2].map((last) => `c0ffee00-0000-4000-8000-00000000000${last}`)
    const receipts = guids.map((guid) => ({ guid, orderId: '100500' }))
    const bought = buildOrder()
    const orders = [{ ...bought, paid: 64_990, due: 0, sums: { ...bought.sums, paid: 64_990 } }]
    calls.answer(order.getCheckoutOrder, buildCheckout({ orders }))
    calls.answer(payment.getPaymentState, {
      ...unpaid,
      state: 'paid',
      paid: 64_990,
      due: 0,
      receipts,
    })
    await openScreen(paymentPath)
    const thanks = await findWindow('Спасибо!')
    for (const [index, guid] of guids.entries()) {
      const name = `Электронный чек ${index + 1} заказа 100500`
      const receipt = await thanks.findByRole('link', { name })
      expect(receipt.getAttribute('href')).toBe(`/receipt/${guid}/`)
    }
  })

  // What is due is the shop’s own sum: it is not always the difference of the others.
  it('[payment.prepayment] second and later payments ask for the rest', async () => {
    calls.answer(
      payment.getPaymentMethods,
      buildMethods(['payment'], { paid: 12_998, due: 50_000 }),
    )
    const sums = { ...buildOrder().sums, paid: 12_998 }
    calls.answer(
      order.getCheckoutOrder,
      buildCheckout({ orders: [buildOrder({ sums, due: 50_000 })] }),
    )
    const { main } = await openScreen(paymentPath)
    const summary = within(await screen.findByRole('region', { name: 'Ваш заказ' }))
    expect(summary.getByText(matchText('12 998 ₽'))).toBeDefined()
    expect(summary.getByText(matchText('50 000 ₽'))).toBeDefined()
    expect(
      await main.findByRole('button', { name: matchText('Оплатить остаток 50 000 ₽') }),
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
    const paid = { ...unpaid, state: 'paid' as const, paid: 64_990, due: 0 }
    const bought = buildOrder()
    const sums = { ...bought.sums, paid: 64_990 }
    const orders = [{ ...bought, paid: 64_990, due: 0, sums }]
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

it.each(languages)(
  '[checkout.masked] whoever has the link of a message pays by its secret, without a login: %s',
  async (language) => {
    const customer = { name: 'М…', phone: '+7 9•• •••-••-67', email: null }
    const masked = buildCheckout({ isMasked: true, orders: [buildOrder({ customer })] })
    calls.answer(order.getCheckoutOrder, masked)
    calls.answer(checkout.getCheckoutStep, { ...toOrdered(buildDraft()), isMasked: true })
    calls.answer(checkoutOrder.getGtmProducts, { products: [] })
    for (const path of [paymentPath, draftPath]) {
      const { main, close } = await openScreen(`${path}?code=c0de`, language)
      const { pay } = checkoutTexts[language].masked
      const link = await main.findByRole('link', { name: pay })
      expect(link.getAttribute('href'), path).toBe('/pay/c0de/')
      close()
    }
    for (const call of [order.getCheckoutOrder, payment.getPaymentState])
      expect(calls.listInputs(call)[0]).toMatchObject({ code: 'c0de' })
  },
)

it('an unknown checkout has a face of its own', async () => {
  calls.refuse(order.getCheckoutOrder, 'not_found', 'Не найдено')
  const { main } = await openScreen(paymentPath)
  expect(await main.findByRole('heading', { name: 'Заказ не нашли' })).toBeDefined()
})
