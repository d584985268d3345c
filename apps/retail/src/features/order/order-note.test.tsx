import * as paymentDocument from '@svetlitsa/api-client/payment-document/contract'
import * as contract from '@svetlitsa/api-client/retail-order/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { buildOrder } from '../../test-support/build-order.ts'
import { OrderPane } from './order-pane.tsx'

let calls: ServedCalls

beforeEach(() => {
  calls = serveCalls()
  calls.answer(contract.getRetailOrder, { order: buildOrder() })
})

const show = async () => {
  const { user } = renderPart(
    <OrderPane guid={buildOrder().guid} onClose={() => {}} onOpen={() => {}} />,
  )
  await screen.findByRole('heading', { name: 'Заказ 100500' })
  return user
}

it('[retail.orders] writes a note by the key N, keeps it when it was refused, and sends it once', async () => {
  calls.fail(contract.addOrderNote, 'offline')
  const user = await show()
  await user.keyboard('n')
  const field = await screen.findByRole('textbox', { name: 'Заметка для своих' })
  expect(screen.getByRole('button', { name: 'Добавить заметку' })).toBeDisabled()
  await user.type(field, 'Позвонить за час, np')
  await user.click(screen.getByRole('button', { name: 'Добавить заметку' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(field).toHaveValue('Позвонить за час, np')
  calls.answer(contract.addOrderNote, { order: buildOrder() })
  await user.click(screen.getByRole('button', { name: 'Добавить заметку' }))
  await waitFor(() => expect(field).not.toBeInTheDocument())
  expect(calls.listInputs(contract.addOrderNote).at(-1)).toEqual({
    orderGuid: buildOrder().guid,
    note: 'Позвонить за час, np',
  })
})

it('[retail.orders] makes the pick list of the open order by the key P', async () => {
  const file = { contentType: 'application/pdf' as const, content: 'JVBERi0=' }
  calls.answer(paymentDocument.printPickList, { ...file, fileName: 'pick-list-100500.pdf' })
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  const user = await show()
  await user.keyboard('p')
  await waitFor(() =>
    expect(calls.listInputs(paymentDocument.printPickList)).toMatchObject([{ orderId: '100500' }]),
  )
})
