import * as payment from '@svetlitsa/api-client/payment/contract'
import * as receipt from '@svetlitsa/api-client/receipt/contract'
import * as recommendationContract from '@svetlitsa/api-client/recommendation/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { basketGroup, buildMethods, unpaid } from '../../test-support/build-order.ts'
import { matchText, openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(payment.getPaymentState, unpaid)
})

const linked = {
  basketGroup,
  canPay: true,
  orders: [
    {
      id: '100500',
      sum: 64_990,
      paid: 0,
      isKZ: false,
      isPartner: false,
      percentPrepayment: 20,
      status: 'Новый',
      paymentState: 'unpaid' as const,
    },
  ],
  sum: 64_990,
  paid: 0,
  currency: { sign: '₽', code: 'RUB' },
}

it('[payment.check] [payment.pay-code] a link pays what it says', async () => {
  calls.answer(receipt.getCheckPayment, linked)
  calls.answer(payment.getPaymentMethods, buildMethods(['payment']))
  const { main } = await openScreen('/pay/some-code/')
  expect(await main.findByRole('button', { name: matchText('Оплатить 64 990 ₽') })).toBeDefined()
  expect(calls.listInputs(receipt.getCheckPayment)).toEqual([{ code: 'some-code' }])
  expect(calls.listInputs(payment.getPaymentMethods)[0]).toMatchObject({ code: 'some-code' })
  const states = calls.listInputs(payment.getPaymentState)
  expect(states.length).toBeGreaterThan(0)
  for (const input of states) expect(input).toEqual({ basketGroup, code: 'some-code' })
})

it.each(languages)(
  '[payment.check] a reused link and an unknown one say so, and pay nothing: %s',
  async (language) => {
    const t = checkoutTexts[language].link
    calls.answer(receipt.getCheckPayment, { ...linked, canPay: false, paid: 64_990 })
    const used = await openScreen('/pay/some-code/', language)
    expect(await used.main.findByText(t.used)).toBeDefined()
    expect(calls.listInputs(payment.getPaymentMethods)).toEqual([])
    used.close()
    calls.refuse(receipt.getCheckPayment, 'not_found', 'Не найдено')
    const { main } = await openScreen('/pay/some-code/', language)
    expect(await main.findByText(t.unknown)).toBeDefined()
  },
)

it.each(languages)('[payment.sbp-error] leads back to the payment: %s', async (language) => {
  const t = checkoutTexts[language].sbp
  const { main } = await openScreen(`/sbp-error/?basketGuid=${basketGroup}`, language)
  expect(await main.findByRole('heading', { level: 1, name: t.title })).toBeDefined()
  const back = main.getByRole('link', { name: t.back })
  expect(back.getAttribute('href')).toBe(`/personal/order/pay/${basketGroup}/`)
})

const receiptGuid = 'c0ffee00-0000-4000-8000-000000000001'
const sofa = { name: 'Диван «Тишина»', price: 32_150, quantity: 2, sum: 64_300 }
const paidReceipt = {
  guid: receiptGuid,
  type: 'sale' as const,
  orderId: '100500',
  date: '2026-06-01T10:00:00.000Z',
  timeZone: 'Europe/Moscow',
  seller: 'ООО «Светлица»',
  sellerInn: null,
  positions: [sofa],
  sum: 64_300,
  currency: { sign: '₽', code: 'RUB' },
  isRegisteredHere: true,
  fiscal: null,
}

it.each([true, false])(
  '[route.receipt] [receipt.page] the receipt of the address is shown without the menus of the shop, recommendations by its flag: %s',
  async (recommendation) => {
    calls.answer(receipt.getReceipt, { ERROR: null, recommendation, receipt: paidReceipt })
    calls.answer(recommendationContract.getRecommendations, { recommendations: [] })
    const { main } = await openScreen(`/receipt/${receiptGuid}/`)
    expect(await main.findByRole('heading', { level: 1, name: 'Электронный чек' })).toBeDefined()
    for (const shown of ['100500', sofa.name]) expect(main.getByText(shown)).toBeDefined()
    expect(main.getAllByText(matchText('64 300 ₽'))).not.toEqual([])
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(calls.listInputs(receipt.getReceipt)).toEqual([{ guid: receiptGuid }])
    await waitFor(() =>
      expect(calls.listInputs(recommendationContract.getRecommendations)).toHaveLength(
        recommendation ? 1 : 0,
      ),
    )
  },
)

it.each([
  [true, /Касса регистрирует чек/],
  [false, /Фискальный чек выдаёт касса, которая приняла оплату: для Kaspi/],
])(
  '[receipt.page] without fiscal data says whose register has them: the shop’s own %s',
  async (isRegisteredHere, text) => {
    const shown = { ...paidReceipt, isRegisteredHere }
    calls.answer(receipt.getReceipt, { ERROR: null, recommendation: false, receipt: shown })
    await openScreen(`/receipt/${receiptGuid}/`)
    expect(await screen.findByText(text)).toBeDefined()
  },
)

it('[receipt.page] «Ошибка» counts as no receipt', async () => {
  calls.refuse(receipt.getReceipt, 'not_found', 'Такого адреса нет.')
  await openScreen('/receipt/00000000-0000-4000-8000-000000000000/')
  expect(await screen.findByRole('heading', { name: 'Чека нет', level: 1 })).toBeDefined()
  expect(screen.getByRole('link', { name: 'На главную' })).toBeDefined()
})
