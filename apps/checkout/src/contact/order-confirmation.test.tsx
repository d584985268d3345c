import * as bonus from '@svetlitsa/api-client/bonus/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { checkoutFinalTexts } from '@svetlitsa/i18n/checkout-final/checkout-final-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { formatMoment } from '@svetlitsa/i18n/format/format-moment'
import { phoneConfirmationTexts } from '@svetlitsa/i18n/phone-confirmation/phone-confirmation-texts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildDraft,
  contacts,
  draftPath,
  serveDraft,
  toOrdered,
} from '../test-support/build-draft.ts'
import {
  basketGroup,
  buildCheckout,
  buildMethods,
  buildOrder,
  type Order,
  paymentPath,
  unpaid,
} from '../test-support/build-order.ts'
import { findWindow, openScreen } from '../test-support/open-screen.tsx'
import { serveShop } from '../test-support/serve-shop.ts'

const finalPath = `/personal/checkout-final/${basketGroup}/`
const { sums } = buildOrder()
const free: Partial<Order> = {
  sums: { ...sums, coupon: sums.goods, delivery: 0, total: 0 },
  sum: 0,
}
const waiting = { ...unpaid, sum: 0, due: 0, needsConfirmation: true }
const placed = { ...unpaid, state: 'paid' as const, sum: 0, due: 0, isPlaced: true }
const serveOrders = (changed: Partial<Order> = free, isMasked = false) =>
  calls.answer(order.getCheckoutOrder, buildCheckout({ orders: [buildOrder(changed)], isMasked }))

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  serveOrders()
  calls.answer(payment.getPaymentMethods, buildMethods(['payment'], { sum: 0 }))
  calls.answer(payment.getPaymentState, waiting)
  calls.answer(bonus.sendSmsCode, { result: true, error: null, retryAfterSeconds: 60 })
  calls.answer(bonus.checkSmsCode, () => {
    calls.answer(payment.getPaymentState, placed)
    return { bonusInfo: null, error: null }
  })
})

/** Has the code sent and types it. */
async function typeCode({ user, main }: Awaited<ReturnType<typeof openScreen>>, language = 'ru') {
  const { contacts: texts } = checkoutStepsTexts[language as 'ru']
  await user.click(await main.findByRole('button', { name: texts.confirm }))
  await user.type(await main.findByLabelText(texts.code), '123456')
}

const phone = contacts.phoneMobile

describe('[order.free] an order that costs nothing, of a phone that is not confirmed', () => {
  it.each(languages)('is placed by its code in the new checkout: %s', async (language) => {
    serveDraft(calls, toOrdered(buildDraft({ contacts, step: 2 })))
    const opened = await openScreen(draftPath, language)
    const confirmation = phoneConfirmationTexts[language]
    const final = checkoutFinalTexts[language]
    expect(await opened.main.findByText(confirmation.free)).toBeDefined()
    const { method } = checkoutTexts[language].payment
    expect(opened.main.queryByRole('region', { name: method })).toBeNull()
    await typeCode(opened, language)
    expect(await screen.findByRole('heading', { name: final.title })).toBeDefined()
    expect(screen.queryByText(confirmation.title)).toBeNull()
    expect(calls.listInputs(bonus.sendSmsCode)).toEqual([{ phone, forOrder: true }])
    const typed = { phone, smsCode: 123_456, forOrder: true }
    expect(calls.listInputs(bonus.checkSmsCode)).toEqual([typed])
    expect(calls.listInputs(payment.startPayment)).toEqual([])
  })

  it.each(languages)('is placed by its code in the older checkout: %s', async (language) => {
    const opened = await openScreen(paymentPath, language)
    const { payment: texts, thanks } = checkoutTexts[language]
    expect(await opened.main.findByText(phoneConfirmationTexts[language].free)).toBeDefined()
    expect(opened.main.queryByRole('heading', { name: texts.paid })).toBeNull()
    expect(opened.main.queryByRole('heading', { name: texts.free })).toBeNull()
    await typeCode(opened, language)
    const shown = await findWindow(thanks)
    expect(await shown.findByText(texts.freeText)).toBeDefined()
    expect(screen.getAllByText(texts.freeText)).toHaveLength(2)
    expect(screen.queryByText(texts.paid)).toBeNull()
  })

  it.each(languages)('is not thanked for before: %s', async (language) => {
    const confirmation = phoneConfirmationTexts[language]
    const final = checkoutFinalTexts[language]
    const opened = await openScreen(finalPath, language)
    const { main } = opened
    expect(await main.findByRole('heading', { name: final.unconfirmed, level: 1 })).toBeDefined()
    expect(main.queryByRole('heading', { name: final.title })).toBeNull()
    expect(main.getByText(final.nextCode)).toBeDefined()
    await typeCode(opened, language)
    expect(await main.findByRole('heading', { name: final.title, level: 1 })).toBeDefined()
    expect(main.queryByText(confirmation.title)).toBeNull()
    expect(main.queryByText(final.nextCode)).toBeNull()
  })

  it('[checkout.masked] is confirmed by a login where only its link is held', async () => {
    serveOrders(
      { ...free, customer: { name: 'М•••', phone: '+7 (•••) •••-••-67', email: null } },
      true,
    )
    for (const path of [paymentPath, finalPath]) {
      const { user, main, close } = await openScreen(path)
      expect(await main.findByText(/Чтобы подтвердить заказ, войдите/)).toBeDefined()
      expect(main.queryByText('Заказ оформлен в другом браузере')).toBeNull()
      await user.click(main.getByRole('button', { name: 'Войти' }))
      expect(await screen.findByRole('dialog', { name: 'Вход или регистрация' })).toBeDefined()
      close()
    }
    expect(calls.listInputs(bonus.sendSmsCode)).toEqual([])
  })

  it('says why a code is refused', async () => {
    calls.answer(bonus.checkSmsCode, { bonusInfo: null, error: 'Неверный код' })
    const opened = await openScreen(finalPath)
    await typeCode(opened)
    expect(await opened.main.findByText('Неверный код')).toBeDefined()
  })
})

describe('[order.reservation] an order that is paid later, of a phone that is not confirmed', () => {
  const heldUntil = '2026-11-24T11:35:00.000Z'
  const waitingPlaced = { ...unpaid, isPlaced: true, needsConfirmation: true, heldUntil }
  const until = (language: (typeof languages)[number]) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const moment = formatMoment(heldUntil, language, timeZone, { year: false })
    return phoneConfirmationTexts[language].until.replace('{until}', moment)
  }
  beforeEach(() => {
    serveOrders({})
    calls.answer(payment.getPaymentState, waitingPlaced)
    calls.answer(bonus.checkSmsCode, () => {
      calls.answer(payment.getPaymentState, { ...unpaid, isPlaced: true })
      return { bonusInfo: null, error: null }
    })
  })

  it.each(languages)(
    'is not thanked for before its code; until when is said: %s',
    async (language) => {
      const opened = await openScreen(finalPath, language)
      const { main } = opened
      const confirmation = phoneConfirmationTexts[language]
      const final = checkoutFinalTexts[language]
      expect(await main.findByRole('heading', { name: final.unconfirmed, level: 1 })).toBeDefined()
      expect(main.queryByText(final.title)).toBeNull()
      expect(main.getByText(confirmation.placed)).toBeDefined()
      expect(main.getByText(until(language))).toBeDefined()
      expect(main.getByText(final.nextCode)).toBeDefined()
      await typeCode(opened, language)
      expect(await main.findByRole('heading', { name: final.title, level: 1 })).toBeDefined()
      expect(main.queryByText(confirmation.placed)).toBeNull()
    },
  )

  it.each(languages)('is not called placed on the page of payment: %s', async (language) => {
    const placement = 'onReceipt' as const
    calls.answer(payment.getPaymentMethods, buildMethods(['payment'], { placement }))
    const opened = await openScreen(paymentPath, language)
    const { main } = opened
    const { onReceiptTitle, other } = checkoutTexts[language].payment.placed
    expect(await main.findByText(other)).toBeDefined()
    expect(main.getByText(until(language))).toBeDefined()
    expect(main.queryByText(onReceiptTitle)).toBeNull()
    await typeCode(opened, language)
    expect(await main.findByText(onReceiptTitle)).toBeDefined()
  })

  it.each(languages)(
    'where it is to be paid online, says until when it waits for that: %s',
    async (language) => {
      calls.answer(payment.getPaymentState, { ...unpaid, heldUntil })
      const { main } = await openScreen(finalPath, language)
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const moment = formatMoment(heldUntil, language, timeZone, { year: false })
      const { nextPay, nextPayUntil } = checkoutFinalTexts[language]
      expect(await main.findByText(nextPayUntil.replace('{until}', moment))).toBeDefined()
      expect(main.queryByText(nextPay)).toBeNull()
    },
  )
})

it.each(languages)(
  '[route.checkout-final] nobody is thanked for a cancelled order: %s',
  async (language) => {
    serveOrders({ ...free, state: 'cancelled' })
    calls.answer(payment.getPaymentState, { ...unpaid, sum: 0, due: 0 })
    const final = checkoutFinalTexts[language]
    const { main } = await openScreen(finalPath, language)
    expect(await main.findByRole('heading', { name: final.cancelled, level: 1 })).toBeDefined()
    expect(main.queryByText(final.nextConfirm)).toBeNull()
  },
)
