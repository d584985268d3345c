import * as contract from '@svetlitsa/api-client/checkout/contract'
import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildDraft,
  contacts,
  draftPath,
  serveDraft,
  toOrdered,
  tverskaya,
} from '../../../test-support/build-draft.ts'
import { openScreen } from '../../../test-support/open-screen.tsx'
import { serveShop } from '../../../test-support/serve-shop.ts'

const arbat = { value: 'ул. Арбат, 10', lat: 55.75, lon: 37.59 }
const refusal = 'Сюда пока не доставляем'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
})

/** A delivery that lacks nothing, with another address at hand. */
function serveWhole() {
  const { delivery, ...draft } = buildDraft({ contacts, step: 2 })
  const { value: street, ...coords } = tverskaya
  const served = serveDraft(calls, {
    ...draft,
    delivery: {
      ...delivery,
      addresses: [arbat],
      dateAndTime: { date: '2026-11-24', timeFrom: '12:00', timeTo: '16:00' },
      fieldSet: {
        ...delivery.fieldSet,
        address: { street, apartment: '', entrance: '', coords },
      },
    },
  })
  calls.answer(checkoutOrder.createCheckoutOrder, () => ({
    checkout: toOrdered(served.draft),
    changes: [],
    createNewUser: true,
  }))
  return served
}

describe('[checkout.delivery] what was chosen last and is not saved', () => {
  it('is no part of an order: another address that is refused after the press', async () => {
    const served = serveWhole()
    calls.refuse(contract.saveCheckoutDelivery, 'outside_zones', refusal)
    const release = calls.hold(contract.saveCheckoutAssembly, served.draft)
    const { user, main } = await openScreen(draftPath)
    await user.click(
      await main.findByRole('switch', { name: new RegExp(checkoutTexts.ru.delivery.assembly) }),
    )
    await user.click(main.getByRole('radio', { name: arbat.value }))
    await user.click(main.getByRole('button', { name: /^Оформить заказ/ }))
    release()
    expect(await main.findByText(refusal)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(main.getByLabelText('Улица и дом')))
    expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toEqual([])
  })

  it.each(languages)(
    'is said to be unsaved, and ordered with the next press: %s',
    async (language) => {
      const served = serveWhole()
      calls.fail(contract.saveCheckoutDelivery, 'offline')
      const { delivery, order, unsaved } = checkoutStepsTexts[language]
      const { user, main } = await openScreen(draftPath, language)
      await user.type(await main.findByLabelText(delivery.comment), '12')
      const button = () => main.findByRole('button', { name: new RegExp(`^${order.place}`) })
      await user.click(await button())
      expect(await main.findByText(unsaved)).toBeDefined()
      expect(await button()).toBeDefined()
      expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toEqual([])
      serveDraft(calls, served.draft)
      await user.click(await button())
      await waitFor(() =>
        expect(calls.listInputs(checkoutOrder.createCheckoutOrder)).toHaveLength(1),
      )
      expect(calls.listInputs(contract.saveCheckoutDelivery).at(-1)).toMatchObject({
        comment: '12',
      })
    },
  )

  it.each(languages)('is told and shown as before where a choice fails: %s', async (language) => {
    serveWhole()
    calls.fail(contract.saveCheckoutAssembly, 'offline')
    const { user, main } = await openScreen(draftPath, language)
    const name = new RegExp(checkoutTexts[language].delivery.assembly)
    await user.click(await main.findByRole('switch', { name }))
    expect(await main.findByText(loadErrorTexts[language].text)).toBeDefined()
    await waitFor(() => expect(main.getByRole('switch', { name })).toHaveProperty('checked', false))
  })

  it('keeps the change of an order open', async () => {
    const served = serveWhole()
    served.draft = toOrdered(served.draft)
    const { user, main } = await openScreen(draftPath)
    await user.click(await main.findByRole('button', { name: 'Изменить: Доставка' }))
    calls.refuse(contract.saveCheckoutDelivery, 'order_in_progress', 'Заказ уже собирают')
    await user.type(await main.findByLabelText('Комментарий курьеру'), '12')
    await user.click(main.getByRole('button', { name: 'Готово' }))
    expect(await main.findByText('Заказ уже собирают')).toBeDefined()
    expect(main.getByRole('button', { name: 'Готово' })).toBeDefined()
  })
})
