import * as contract from '@svetlitsa/api-client/payment-document/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { OrderDocuments } from './order-documents.tsx'

const file = { contentType: 'application/pdf' as const, content: 'JVBERi0=' }
let calls: ServedCalls
let saved: string[]

beforeEach(() => {
  calls = serveCalls()
  saved = []
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})

const show = () => {
  const { user } = renderPart(<OrderDocuments order={{ id: '100500' }} />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, press }
}

it('[retail.orders] makes a second document while the first is on its way, and each once', async () => {
  const release = calls.hold(contract.printOrder, { ...file, fileName: 'order.pdf' })
  calls.answer(contract.printContract, { ...file, fileName: 'contract.pdf' })
  const { press } = show()
  await press('Заказ')
  await press('Заказ')
  await press('Договор')
  await waitFor(() => expect(saved).toEqual(['contract.pdf']))
  release()
  await waitFor(() => expect(saved).toEqual(['contract.pdf', 'order.pdf']))
  expect(calls.listInputs(contract.printOrder)).toHaveLength(1)
})

it('[retail.orders] says that a document failed, and makes it at the next press', async () => {
  calls.fail(contract.printPickList, 'offline')
  const { user } = show()
  await user.keyboard('p')
  expect(await screen.findByText('Документ не получился. Попробуйте ещё раз.')).toBeVisible()
  calls.answer(contract.printPickList, { ...file, fileName: 'pick-list.pdf' })
  await user.keyboard('p')
  await waitFor(() => expect(saved).toEqual(['pick-list.pdf']))
  expect(screen.queryByText('Документ не получился. Попробуйте ещё раз.')).not.toBeInTheDocument()
})
