import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import * as paymentDocument from '@svetlitsa/api-client/payment-document/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { checkoutFinalTexts } from '@svetlitsa/i18n/checkout-final/checkout-final-texts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildDraft,
  contacts,
  type Draft,
  draftId,
  draftPath,
  serveDraft,
  toOrdered,
} from '../../test-support/build-draft.ts'
import { basketGroup, buildCheckout, buildMethods, unpaid } from '../../test-support/build-order.ts'
import { findWindow, openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

let calls: ServedCalls
let served: { draft: Draft }
beforeEach(() => {
  calls = serveShop()
  served = serveDraft(calls, toOrdered(buildDraft({ contacts, step: 2 })))
  calls.answer(order.getCheckoutOrder, buildCheckout())
  calls.answer(payment.getPaymentState, unpaid)
})

const finalHeading = () => screen.findByRole('heading', { name: 'Спасибо за заказ' })

describe('a bill at step 3', () => {
  const payer = {
    contragent: { name: 'ООО «Ромашка»', inn: '7701990013', kpp: '', address: '' },
    paymentAccount: {
      bankName: 'Банк «Светлый»',
      bic: '044525991',
      account: '40702810900000000042',
      correspondentAccount: '',
    },
    email: 'buh@example.com',
  }
  beforeEach(() => calls.answer(payment.getPaymentMethods, buildMethods(['bill'])))

  async function issueBill() {
    served.draft = { ...served.draft, paymentAccount: payer }
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('button', { name: 'Выставить счёт' }))
    const shown = await findWindow('Счёт для организации')
    await user.click(await shown.findByRole('button', { name: /^Выставить счёт на/ }))
    return shown
  }

  it('[checkout.company] [POST /api/v1/sale/checkout/currentAccount] saves its company, begins with the saved one, and leads to the thanks', async () => {
    calls.answer(checkoutOrder.saveCurrentAccount, () => served.draft)
    calls.answer(paymentDocument.startBill, () => {
      calls.answer(payment.getPaymentState, { ...unpaid, isPlaced: true })
      return { number: '7', isPlaced: true as const }
    })
    await issueBill()
    await finalHeading()
    expect(calls.listInputs(checkoutOrder.saveCurrentAccount)).toEqual([{ id: draftId, ...payer }])
    expect(calls.listInputs(paymentDocument.startBill)).toMatchObject([{ basketGroup, ...payer }])
  })

  it('[checkout.company] a refused company is told at its field, and no bill is issued', async () => {
    calls.refuse(checkoutOrder.saveCurrentAccount, 'invalid', 'Проверьте реквизиты', {
      fields: { 'contragent.inn': 'ИНН не сходится' },
    })
    const shown = await issueBill()
    expect(await shown.findByText('ИНН не сходится')).toBeDefined()
    expect(calls.listInputs(paymentDocument.startBill)).toEqual([])
  })
})

describe('[payment.prepayment] a part that was paid at step 3', () => {
  const received = { paid: 30_000, due: 34_000 }
  const rest = { ...unpaid, ...received, state: 'part' as const, isPlaced: true }
  beforeEach(() => {
    const { calculation } = served.draft
    const price = { total: 64_990, due: 34_990 }
    served.draft = { ...served.draft, calculation: { ...calculation, paid: 30_000, price } }
    calls.answer(payment.getPaymentState, rest)
    calls.answer(
      payment.getPaymentMethods,
      buildMethods(['payment', 'onReceipt'], { paid: 30_000 }),
    )
  })

  it.each(languages)('leaves the rest to be paid there: %s', async (language) => {
    const { main } = await openScreen(draftPath, language)
    const { payment: texts } = checkoutTexts[language]
    const amount = (text: string) => new RegExp(text.replace(/\{\w+\}/g, '[\\d\\s]+₽'))
    expect(await main.findByRole('button', { name: amount(texts.rest) })).toBeDefined()
    expect(main.getByText(amount(texts.partPaid))).toBeDefined()
    expect(main.getByRole('link', { name: texts.toOrder }).getAttribute('href')).toBe(
      `/personal/checkout-final/${basketGroup}/`,
    )
    expect(screen.queryByRole('heading', { name: checkoutFinalTexts[language].title })).toBeNull()
  })

  it('is a certificate’s too', async () => {
    const placement = 'certificate' as const
    calls.answer(payment.getPaymentMethods, buildMethods(['payment'], { paid: 30_000, placement }))
    const { main } = await openScreen(draftPath)
    expect(
      await main.findByText(/^Мы получили 30\s000 ₽. Осталось оплатить 34\s000 ₽/),
    ).toBeDefined()
    expect(main.getByRole('button', { name: /^Оплатить остаток 34\s990/ })).toBeDefined()
  })

  it('leads to the thanks once the rest is placed to be paid on receipt', async () => {
    const placement = 'onReceipt' as const
    calls.answer(payment.startOnReceipt, () => {
      calls.answer(
        payment.getPaymentMethods,
        buildMethods(['payment'], { paid: 30_000, placement }),
      )
      return { isPlaced: true as const }
    })
    served.draft = { ...served.draft, paymentId: 'onReceipt' }
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('button', { name: 'Оформить заказ' }))
    await finalHeading()
  })
})

describe('a certificate at step 3', () => {
  beforeEach(() => calls.answer(payment.getPaymentMethods, buildMethods(['certificate'])))
  const pay = checkoutOrder.payCheckoutCertificate
  const known = { balance: 30_000, maxAmount: 30_000, error: null, message: null }

  async function check(language: (typeof languages)[number] = 'ru') {
    const { user, main } = await openScreen(draftPath, language)
    const t = certificateTexts[language]
    await user.type(await main.findByLabelText(t.code), 'svet dem0 0000 0001')
    await user.type(main.getByLabelText(t.secretKey), 'DEM0-1234')
    await user.click(main.getByRole('button', { name: t.check }))
    return { user, main, t }
  }

  it.each(languages)(
    '[payment.certificate] [POST /api/v1/sale/checkout/certificate] the five messages: %s',
    async (language) => {
      const { refusals, paid } = certificateTexts[language]
      const nothing = { checkout: served.draft, balance: 0, maxAmount: 0, message: null }
      calls.answer(pay, { ...nothing, error: refusals.unknown })
      const { user, main, t } = await check(language)
      expect(await main.findByText(t.refusals.unknown)).toBeDefined()
      const again = () => user.click(main.getByRole('button', { name: t.check }))
      calls.answer(pay, { ...nothing, error: null })
      await again()
      expect(await main.findByText(t.refusals.empty)).toBeDefined()
      calls.fail(pay, 500)
      await again()
      expect(await main.findByText(t.checkFailed)).toBeDefined()
      calls.answer(pay, { ...known, checkout: served.draft })
      await again()
      expect(await main.findByText(/SVET-DEM0-0000-0001/)).toBeDefined()
      const [start = ''] = t.writeOff.split(/\s?\{sum\}\s?/).filter(Boolean)
      const writeOff = () => user.click(main.getByRole('button', { name: new RegExp(start) }))
      calls.fail(pay, 'offline')
      await writeOff()
      expect(await main.findByText(t.writeOffFailed)).toBeDefined()
      const { calculation } = served.draft
      const price = { total: 64_990, due: 34_990 }
      served.draft = { ...served.draft, calculation: { ...calculation, paid: 30_000, price } }
      calls.answer(pay, { ...known, checkout: served.draft, balance: 0, message: paid })
      await writeOff()
      expect(await screen.findByText(paid)).toBeDefined()
      expect(calls.listInputs(pay).at(-1)).toMatchObject({ id: draftId, amount: 30_000 })
      const keys = calls.listHeaders(pay).map((sent) => sent.get('idempotency-key'))
      expect(keys.slice(0, 4)).toEqual([null, null, null, null])
      expect(keys[4]).toMatch(/^[0-9a-f]{32}$/)
      expect(keys[5]).toBe(keys[4])
    },
  )

  it('[payment.certificate] one that pays the whole leads to the thanks', async () => {
    calls.answer(pay, { ...known, maxAmount: 64_990, checkout: served.draft })
    const { user, main, t } = await check()
    await main.findByLabelText(t.amount)
    calls.answer(pay, () => {
      const { calculation } = served.draft
      const price = { total: 64_990, due: 0 }
      served.draft = {
        ...served.draft,
        isFinished: true,
        calculation: { ...calculation, paid: 64_990, price },
      }
      return { ...known, checkout: served.draft, message: t.paid }
    })
    await user.click(main.getByRole('button', { name: /^Списать/ }))
    await finalHeading()
    expect(await screen.findByText(t.paid)).toBeDefined()
  })

  it('[payment.certificate] a refused sum is told, with the most that can be written off', async () => {
    calls.answer(pay, { ...known, checkout: served.draft })
    const { user, main, t } = await check()
    await main.findByLabelText(t.amount)
    const error = 'Можно списать не больше 500'
    calls.answer(pay, { ...known, checkout: served.draft, maxAmount: 500, error })
    await user.click(main.getByRole('button', { name: /^Списать/ }))
    expect(await main.findByText(error)).toBeDefined()
    expect(main.getByLabelText(t.amount)).toHaveProperty('value', '500')
  })
})
