import * as contract from '@svetlitsa/api-client/contragent/contract'
import * as suggestion from '@svetlitsa/api-client/suggestion/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContragentSection } from './contragent-section.tsx'

const party = {
  value: 'ООО «Ромашка»',
  inn: '7701990013',
  kpp: '770101001',
  ogrn: '1197746000011',
  address: 'г Москва, ул Тверская, д 12',
}
const saved = {
  guid: '5f0c9f5e-7a43-4d55-9d4e-0d3f0e1a2b3c',
  contragent: { name: party.value, inn: party.inn, kpp: party.kpp, address: party.address },
  paymentAccount: {
    bankName: 'Банк «Светлый»',
    bic: '044525991',
    account: '40702810000000000001',
    correspondentAccount: '',
  },
}

it('[lk.contragent] a suggestion fills in the company, and wrong requisites are named', async () => {
  const text = 'Неверное значение'
  const calls = serveCalls()
  calls.answer(contract.getContragents, { contragents: [] })
  calls.answer(suggestion.suggestParty, { suggestions: [party], isAvailable: true })
  calls.answer(suggestion.suggestBank, { suggestions: [], isAvailable: true })
  calls.refuse(contract.processContragent, 'invalid', 'Проверьте поля: в них ошибка.', {
    fields: { 'paymentAccount.account': text },
  })
  renderPart(<ContragentSection />)
  fireEvent.click(screen.getByRole('button', { name: 'Добавить компанию' }))
  fireEvent.change(await screen.findByRole('combobox', { name: 'Название' }), {
    target: { value: 'Ромашка' },
  })
  fireEvent.click(await screen.findByRole('option', { name: /ООО «Ромашка»/ }))
  expect(screen.getByLabelText('ИНН')).toHaveProperty('value', party.inn)
  expect(screen.getByLabelText('КПП')).toHaveProperty('value', party.kpp)
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText(text)
  expect(screen.getByLabelText('Расчётный счёт').getAttribute('aria-invalid')).toBe('true')
  expect(calls.listInputs(contract.processContragent).at(-1)).toMatchObject({
    operation: 'add',
    contragent: saved.contragent,
  })
})

it('[lk.contragent] a company is deleted by its own button, after a question', async () => {
  const calls = serveCalls()
  calls.answer(contract.getContragents, { contragents: [saved] })
  calls.answer(contract.processContragent, { contragents: [] })
  renderPart(<ContragentSection />)
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  await press('Удалить: ООО «Ромашка»')
  expect(screen.getByRole('region', { name: 'Удалить реквизиты этой компании?' })).toBeVisible()
  // Enter pressed twice must not delete.
  expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus()
  await press('Отменить')
  await press('Удалить: ООО «Ромашка»')
  expect(calls.listInputs(contract.processContragent)).toEqual([])
  await press('Удалить')
  await waitFor(() => expect(screen.queryByText('ООО «Ромашка»')).toBeNull())
  expect(calls.listInputs(contract.processContragent).at(-1)).toEqual({
    operation: 'delete',
    guid: saved.guid,
  })
})
