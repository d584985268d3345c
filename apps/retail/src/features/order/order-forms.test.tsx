import * as links from '@svetlitsa/api-client/payment-link/contract'
import * as contract from '@svetlitsa/api-client/retail-order/contract'
import * as retailPayment from '@svetlitsa/api-client/retail-payment/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildOrder, money } from '../../test-support/build-order.ts'
import { testMoveForm } from '../../test-support/test-move-form.tsx'
import { CancelForm } from './cancel-form.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { DeliveryForm } from './delivery/delivery-form.tsx'
import { PaymentLinkForm } from './money/payment-link-form.tsx'
import { ReceiveMoneyForm } from './money/receive-money-form.tsx'
import { NoteForm } from './note-form.tsx'
import { TakeLinesForm } from './take-lines-form.tsx'

const line = { id: 41, name: 'Диван', article: 'P1', quantity: 2, price: 5_000, byMetre: false }
const other = { ...line, id: 42, name: 'Стул' }
const order = buildOrder({
  lines: [line, other],
  money: { ...money, placement: 'onReceipt', canReceive: true },
})
const courier = {
  id: 8,
  name: 'Курьер',
  kind: 'courier' as const,
  price: 690,
  description: '',
  isKit: false,
  freeFrom: null,
  services: null,
  stores: [],
  days: [],
  addressBar: true,
  option: { type: 'plain' as const },
}

const getNote = () => screen.getByRole('textbox', { name: 'Примечание' })
const getDecline = () => screen.getByRole('textbox', { name: 'Почему отменить нельзя' })
const getSum = () => screen.getByRole('spinbutton', { name: 'Сумма' })
const getChair = () => screen.getByRole('spinbutton', { name: /Стул/ })
const getOwnNote = () => screen.getByRole('textbox', { name: 'Заметка для своих' })
const getComment = () => screen.getByLabelText('Комментарий курьеру')

testMoveForm('[retail.orders] cancelling an order', {
  call: contract.transitionRetailOrder,
  answer: { order },
  show: (onDone) => <CancelForm order={order} onDone={onDone} />,
  fill: (user) => user.type(getNote(), 'Передумали'),
  expectKept: () => expect(getNote()).toHaveValue('Передумали'),
  refused: { name: 'note', getField: getNote },
})

testMoveForm('[retail.orders] a note, whose lines Enter breaks and whose button it presses', {
  call: contract.addOrderNote,
  answer: { order },
  show: (onDone) => <NoteForm order={order} onDone={onDone} />,
  fill: async (user) => {
    await user.type(getOwnNote(), 'Позвонить')
    await user.tab()
  },
  expectKept: () => expect(getOwnNote()).toHaveValue('Позвонить'),
  refused: { name: 'note', getField: getOwnNote },
})

testMoveForm('[order.follow-up] splitting an order', {
  call: contract.splitRetailOrder,
  answer: { order, followUp: { id: '100500-1', guid: order.guid } },
  show: (onDone) => <TakeLinesForm order={order} purpose="split" onDone={onDone} />,
  fill: (user) => user.type(getChair(), '1'),
  expectKept: () => expect(getChair()).toHaveValue(1),
  refused: { name: 'lines.0.quantity', getField: getChair },
})

testMoveForm('[order.return] taking goods back', {
  call: contract.returnRetailOrder,
  answer: { order },
  show: (onDone) => <TakeLinesForm order={order} purpose="return" onDone={onDone} />,
  fill: async (user) => {
    await user.type(getChair(), '1')
    await user.click(screen.getByRole('checkbox', { name: /доставк/i }))
    await user.click(getChair())
  },
  expectKept: () => {
    expect(getChair()).toHaveValue(1)
    expect(screen.getByRole('checkbox', { name: /доставк/i })).toBeChecked()
  },
  refused: { name: 'lines.0.quantity', getField: getChair },
})

testMoveForm('[lk.orders] declining a request to cancel', {
  call: contract.declineCancel,
  answer: { order },
  show: () => <CancelRequest order={{ ...order, isCloseAsked: true }} />,
  fill: (user) => user.type(getDecline(), 'Уже в машине'),
  expectKept: () => expect(getDecline()).toHaveValue('Уже в машине'),
  refused: { name: 'answer', getField: getDecline },
  // The order is fetched again, and the request is gone with it.
  seeDone: () => waitFor(() => expect(screen.queryByRole('alert')).toBeNull()),
})

testMoveForm('[payment.on-receipt] receiving money', {
  call: retailPayment.receiveMoney,
  answer: { received: 4_000, due: 6_000 },
  show: (onDone) => <ReceiveMoneyForm order={order} onDone={onDone} />,
  fill: async (user) => {
    await user.clear(getSum())
    await user.type(getSum(), '4000')
  },
  expectKept: () => expect(getSum()).toHaveValue(4_000),
  refused: { name: 'sum', getField: getSum },
})

testMoveForm('[order.follow-up] the delivery of an order', {
  call: contract.setRetailDelivery,
  answer: { sum: 500, total: 10_500 },
  serve: (calls) =>
    calls.answer(contract.getRetailDelivery, {
      options: [courier],
      chosen: {
        id: 8,
        address: 'Тверская, 12, 5',
        coordinates: { lat: 55.7, lon: 37.6 },
        storeId: null,
        slotId: null,
        date: null,
        timeFrom: null,
        timeTo: null,
        comment: '',
        price: 500,
        toDoor: true,
        lift: 'stairs',
        floor: 4,
        assembly: false,
      },
      assemblyState: 'none',
    }),
  show: (onDone) => <DeliveryForm order={order} onDone={onDone} />,
  fill: async (user) => user.type(await screen.findByLabelText('Комментарий курьеру'), 'Домофон'),
  expectKept: () => expect(getComment()).toHaveValue('Домофон'),
  refused: { name: 'comment', getField: getComment },
  hasNoKey: true,
})

const url = 'https://shop.example/pay/abc/'

testMoveForm('[payment.pay-code] a payment link', {
  call: links.createPaymentLink,
  answer: { url, expiresAt: '2026-12-23T10:00:00.000Z' },
  show: (onDone) => <PaymentLinkForm order={order} onDone={onDone} />,
  fill: async (user) => {
    await user.click(screen.getByRole('radio', { name: 'Часть' }))
    await user.type(getSum(), '2500')
  },
  expectKept: () => expect(getSum()).toHaveValue(2_500),
  refused: { name: 'sum', getField: getSum },
  seeDone: () => screen.findByText(url),
})

it('[payment.pay-code] a refused sum is forgotten when another is chosen', async () => {
  const calls = serveCalls()
  calls.refuse(links.createPaymentLink, 'invalid', 'Проверьте поля', { fields: { sum: 'Много' } })
  const { user } = renderPart(<PaymentLinkForm order={order} onDone={() => {}} />)
  await user.click(screen.getByRole('button', { name: /^Создать ссылку/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Проверьте поля')
  await user.click(screen.getByRole('radio', { name: 'Часть' }))
  expect(getSum()).toBeValid()
  expect(screen.queryByText('Много')).toBeNull()
})

it('[payment.on-receipt] Enter sends no sum that is missing or above the rest', async () => {
  const calls = serveCalls()
  const { user } = renderPart(<ReceiveMoneyForm order={order} onDone={() => {}} />)
  await user.clear(getSum())
  await user.keyboard('{Enter}')
  await user.type(getSum(), '10001{Enter}')
  expect(screen.getByRole('button', { name: /^Принять/ })).toBeDisabled()
  expect(calls.listActions()).toEqual([])
})
