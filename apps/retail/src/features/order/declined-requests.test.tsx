import * as contract from '@svetlitsa/api-client/retail-order/contract'
import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildOrder } from '../../test-support/build-order.ts'
import { buildStaffUser, serveStaffUser } from '../../test-support/serve-staff-user.ts'
import { OrderPane } from './order-pane.tsx'

const { guid } = buildOrder()
let calls: ServedCalls

beforeEach(() => {
  calls = serveCalls()
  serveStaffUser(calls, buildStaffUser())
})

function show(order: RetailOrder) {
  calls.answer(contract.getRetailOrder, { order })
  return renderPart(<OrderPane guid={guid} onClose={() => {}} onOpen={() => {}} />)
}

describe('[lk.orders] what a customer asks for', () => {
  it('a request to cancel is read and refused with a reason', async () => {
    const asked = {
      kind: 'note',
      to: 'close-asked',
      at: '2026-11-24T10:00:00Z',
      actor: 'customer',
      by: null,
      reason: null,
      note: 'Передумали. До лета',
    } as const
    const { user } = show(buildOrder({ isCloseAsked: true, events: [asked] }))
    const heading = await screen.findByRole('heading', {
      name: 'Покупатель просит отменить заказ',
    })
    const request = within(heading.parentElement as HTMLElement)
    expect(request.getByText('Передумали. До лета')).toBeVisible()
    const refuse = request.getByRole('button', { name: 'Отмена невозможна' })
    expect(refuse).toBeDisabled()
    const field = request.getByRole('textbox', { name: 'Почему отменить нельзя' })
    await user.type(field, 'Уже в машине')
    const order = buildOrder()
    calls.answer(contract.declineCancel, { order })
    calls.answer(contract.getRetailOrder, { order })
    await user.click(refuse)
    await expect.poll(() => screen.queryByText('Покупатель просит отменить заказ')).toBeNull()
    expect(calls.listInputs(contract.declineCancel)).toEqual([
      { orderGuid: guid, answer: 'Уже в машине' },
    ])
  })

  it('a request to return is declined with a reason; a withdrawn one only tells so', async () => {
    const waiting: RetailOrder['refunds'][number] = {
      guid: 'r1',
      state: 'waiting',
      reason: 'refused',
      comment: '',
      sum: 64_990,
      lines: [{ name: 'Диван «Полдень»', quantity: 1 }],
      createdAt: '2026-11-20T11:02:00Z',
      answerBy: '2026-11-23',
      answer: '',
    }
    const withdrawn = { ...waiting, guid: 'r2', state: 'withdrawn' as const }
    const order = buildOrder({ refunds: [withdrawn, waiting] })
    const { user } = show(order)
    expect(await screen.findByText(/^отозвано/)).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'Почему отказываем' })
    await user.type(field, 'Следы ремонта')
    calls.answer(contract.declineRefund, { order })
    await user.click(screen.getByRole('button', { name: 'Отказать' }))
    await expect
      .poll(() => calls.listInputs(contract.declineRefund))
      .toEqual([{ orderGuid: guid, answer: 'Следы ремонта' }])
  })
})
