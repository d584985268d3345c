import * as contract from '@svetlitsa/api-client/checkout/contract'
import * as checkoutOrder from '@svetlitsa/api-client/checkout-order/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { beforeEach, expect, it } from 'vitest'
import {
  buildDraft,
  contacts,
  draftId,
  draftPath,
  serveDraft,
  toOrdered,
} from '../../test-support/build-draft.ts'
import { openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
})

it.each(languages)(
  '[checkout.operator] [POST /api/v1/sale/checkout/operatorCode] a consultant is named, told and taken off: %s',
  async (language) => {
    const served = serveDraft(calls, buildDraft())
    calls.answer(checkoutOrder.setOperatorCode, ({ operatorCode }) => {
      served.draft = { ...served.draft, operatorID: operatorCode || null }
      return served.draft
    })
    const t = checkoutStepsTexts[language].operator
    const { user, main } = await openScreen(draftPath, language)
    const code = await main.findByLabelText(t.title)
    expect(code.closest('details')?.open).toBe(false)
    await user.click(main.getByText(t.title, { selector: 'summary *' }))
    await user.type(code, '29{Enter}')
    expect(await main.findByText(t.saved.replace('{code}', '29'))).toBeDefined()
    await user.click(main.getByRole('button', { name: t.drop }))
    expect(await main.findByLabelText(t.title)).toHaveProperty('value', '')
    expect(calls.listInputs(checkoutOrder.setOperatorCode)).toEqual([
      { id: draftId, operatorCode: '29' },
      { id: draftId, operatorCode: '' },
    ])
  },
)

it('[checkout.operator] an unknown code is told at its field', async () => {
  serveDraft(calls, buildDraft())
  calls.refuse(checkoutOrder.setOperatorCode, 'operator_unknown', 'Сотрудника с таким кодом нет.')
  const { user, main } = await openScreen(draftPath)
  const code = await main.findByLabelText('Код консультанта')
  await user.type(code, 'никто{Enter}')
  expect(await main.findByText('Сотрудника с таким кодом нет.')).toBeDefined()
  expect(code.getAttribute('aria-invalid')).toBe('true')
})

it('[checkout.operator] Enter in the last contact goes on and not to the folded code', async () => {
  const served = serveDraft(calls, buildDraft({ contacts }))
  const { user, main } = await openScreen(draftPath)
  await user.type(await main.findByLabelText(/^Эл. почта/), '{Enter}')
  await main.findByRole('radio', { name: /Курьером/ })
  expect(served.draft.step).toBe(2)
  expect(calls.listInputs(contract.saveCheckoutStep).at(-1)).toMatchObject({ step: 2 })
})

it('[checkout.operator] orders that are made keep their consultant', async () => {
  serveDraft(calls, toOrdered(buildDraft({ contacts, step: 2 })))
  const { user, main } = await openScreen(draftPath)
  await user.click(await main.findByRole('button', { name: 'Изменить: Контакты' }))
  await main.findByLabelText('Имя и фамилия')
  expect(main.queryByLabelText('Код консультанта')).toBeNull()
})
