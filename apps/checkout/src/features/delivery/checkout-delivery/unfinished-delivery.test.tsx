import * as contract from '@svetlitsa/api-client/checkout/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildDraft,
  contacts,
  courier,
  draftId,
  draftPath,
  pickup,
  serveDraft,
  toOrdered,
} from '../../../test-support/build-draft.ts'
import { buildCheckout, buildMethods, unpaid } from '../../../test-support/build-order.ts'
import { openScreen } from '../../../test-support/open-screen.tsx'
import { serveShop } from '../../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
})

describe('[checkout.delivery] a change of an ordered delivery that is not finished', () => {
  function serveUnfinished() {
    const draft = buildDraft({ contacts, step: 2 })
    const delivery = { ...draft.delivery, id: pickup.id, isUnfinished: true }
    const served = serveDraft(calls, toOrdered({ ...draft, delivery }))
    calls.answer(order.getCheckoutOrder, buildCheckout())
    calls.answer(payment.getPaymentState, unpaid)
    calls.answer(payment.getPaymentMethods, buildMethods())
    return served
  }

  it.each(languages)(
    'is open after a reload beside the delivery of the order, and nothing is paid: %s',
    async (language) => {
      const served = serveUnfinished()
      const { delivery: texts, payment: paying } = checkoutStepsTexts[language]
      const { user, main } = await openScreen(draftPath, language)
      expect(await main.findByText(texts.unfinished)).toBeDefined()
      expect(await main.findByText(/ул. Тверская, 12, кв. 48/)).toBeDefined()
      const { method } = checkoutTexts[language].payment
      expect(main.queryByRole('region', { name: method })).toBeNull()
      expect(main.getByText(paying.ways)).toBeDefined()
      calls.answer(contract.saveCheckoutStep, () => {
        const { delivery } = served.draft
        const kept = { ...delivery, id: courier.id, isUnfinished: false }
        served.draft = { ...served.draft, delivery: kept }
        return served.draft
      })
      await user.click(main.getByRole('button', { name: texts.keep }))
      expect(await main.findByRole('region', { name: method })).toBeDefined()
      expect(main.queryByText(texts.unfinished)).toBeNull()
      expect(calls.listInputs(contract.saveCheckoutStep)).toEqual([{ id: draftId, step: 3 }])
    },
  )

  it.each(languages)('stays, and says so, where giving it up fails: %s', async (language) => {
    serveUnfinished()
    calls.fail(contract.saveCheckoutStep, 'offline')
    const { delivery: texts } = checkoutStepsTexts[language]
    const { user, main } = await openScreen(draftPath, language)
    await user.click(await main.findByRole('button', { name: texts.keep }))
    expect(await main.findByText(loadErrorTexts[language].text)).toBeDefined()
    expect(main.getByText(texts.unfinished)).toBeDefined()
  })

  it('is paid for once it is whole', async () => {
    const served = serveUnfinished()
    calls.answer(contract.saveCheckoutDelivery, ({ storeId }) => {
      const { delivery } = served.draft
      const fieldSet = { ...delivery.fieldSet, storeId: storeId ?? null }
      served.draft = { ...served.draft, delivery: { ...delivery, fieldSet, isUnfinished: false } }
      return served.draft
    })
    const { user, main } = await openScreen(draftPath)
    const method = { name: 'Способ оплаты' }
    await user.click(await main.findByRole('button', { name: 'Готово' }))
    expect(await main.findByText('Выберите магазин')).toBeDefined()
    expect(main.queryByRole('region', method)).toBeNull()
    await user.click(main.getByRole('radio', { name: /Светлица на Варшавке/ }))
    await user.click(main.getByRole('button', { name: 'Готово' }))
    expect(await main.findByRole('region', method)).toBeDefined()
  })
})
