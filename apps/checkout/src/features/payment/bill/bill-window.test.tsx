import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import * as paymentDocument from '@svetlitsa/api-client/payment-document/contract'
import * as suggestion from '@svetlitsa/api-client/suggestion/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import {
  basketGroup,
  buildCheckout,
  buildMethods,
  paymentPath,
  unpaid,
} from '../../../test-support/build-order.ts'
import { findWindow, openScreen } from '../../../test-support/open-screen.tsx'
import { serveShop } from '../../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(order.getCheckoutOrder, buildCheckout())
  calls.answer(payment.getPaymentMethods, buildMethods(['bill']))
  calls.answer(payment.getPaymentState, unpaid)
  calls.answer(suggestion.suggestParty, {
    suggestions: [
      {
        value: 'ООО «Ромашка»',
        inn: '7701990013',
        kpp: '770101001',
        ogrn: '1197746000011',
        address: 'г Москва, ул Тверская, д 12',
      },
    ],
    isAvailable: true,
  })
  calls.answer(suggestion.suggestBank, {
    suggestions: [
      {
        value: 'Банк «Светлый»',
        bic: '044525991',
        correspondentAccount: '30101810200000000991',
        address: 'г Москва',
      },
    ],
    isAvailable: true,
  })
})

async function openBill() {
  const opened = await openScreen(paymentPath)
  const issue = await opened.main.findByRole('button', { name: 'Выставить счёт' })
  await opened.user.click(issue)
  const shown = await findWindow('Счёт для организации')
  const field = (label: string) => shown.getByLabelText(label)
  await shown.findByLabelText('ИНН')
  const send = () => opened.user.click(shown.getByRole('button', { name: /^Выставить счёт на/ }))
  return { ...opened, shown, field, send }
}

const readValues = (field: (label: string) => HTMLElement, labels: string[]) =>
  labels.map((label) => (field(label) as HTMLInputElement).value)

it('[checkout.company] a chosen company and bank fill in their requisites', async () => {
  const { user, field, send } = await openBill()
  await user.type(field('Название организации'), 'ромаш')
  await user.click(await screen.findByRole('option', { name: /ООО «Ромашка»/ }))
  expect(readValues(field, ['Название организации', 'ИНН', 'КПП', 'Юридический адрес'])).toEqual([
    'ООО «Ромашка»',
    '7701990013',
    '770101001',
    'г Москва, ул Тверская, д 12',
  ])
  await user.type(field('Расчётный счёт'), '40702810900000000042')
  await user.type(field('Банк'), 'светл')
  await user.click(await screen.findByRole('option', { name: /Банк «Светлый»/ }))
  expect(readValues(field, ['Банк', 'БИК', 'Корреспондентский счёт', 'Расчётный счёт'])).toEqual([
    'Банк «Светлый»',
    '044525991',
    '30101810200000000991',
    '40702810900000000042',
  ])
  calls.answer(paymentDocument.startBill, { number: '7', isPlaced: true })
  await user.type(field('Эл. почта для счёта'), 'buh@example.com{Enter}')
  expect(calls.listInputs(paymentDocument.startBill)).toEqual([])
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.listInputs(paymentDocument.startBill)).toMatchObject([
    { basketGroup, sum: 64_990, contragent: { inn: '7701990013' } },
  ])
})

it('[checkout.company] without suggestions the fields are filled in by hand', async () => {
  calls.answer(suggestion.suggestParty, { suggestions: [], isAvailable: false })
  const { user, field } = await openBill()
  await user.type(field('Название организации'), 'ромаш')
  expect(await screen.findByText(/Подсказки сейчас не работают/)).toBeDefined()
})

it('empty fields and those that the server refuses are told where they stand', async () => {
  const { user, shown, field, send } = await openBill()
  await send()
  expect(await shown.findAllByText('Заполните это поле')).toHaveLength(6)
  await waitFor(() => expect(document.activeElement).toBe(field('Название организации')))
  await user.type(field('Эл. почта для счёта'), 'buh@')
  expect(await shown.findByText('Проверьте адрес почты')).toBeDefined()
  await user.clear(field('Эл. почта для счёта'))
  await user.type(field('Название организации'), 'ромаш')
  await user.click(await screen.findByRole('option', { name: /ООО «Ромашка»/ }))
  await user.type(field('Банк'), 'светл')
  await user.click(await screen.findByRole('option', { name: /Банк «Светлый»/ }))
  await user.type(field('Расчётный счёт'), '1')
  await user.type(field('Эл. почта для счёта'), 'buh@example.com')
  const fields = { 'paymentAccount.account': 'Счёт не подходит к банку' }
  calls.refuse(paymentDocument.startBill, 'invalid', 'Проверьте реквизиты', { fields })
  await send()
  expect(await shown.findByText('Проверьте реквизиты')).toBeDefined()
  expect(shown.getByText('Счёт не подходит к банку')).toBeDefined()
  expect(field('Расчётный счёт').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field('Расчётный счёт')))
})

it('the payer is remembered for the next bill', async () => {
  const first = await openBill()
  await first.user.type(first.field('Название организации'), 'ромаш')
  await first.user.click(await screen.findByRole('option', { name: /ООО «Ромашка»/ }))
  first.close()
  const { field } = await openBill()
  expect(readValues(field, ['Название организации', 'ИНН'])).toEqual([
    'ООО «Ромашка»',
    '7701990013',
  ])
})
