import * as contract from '@svetlitsa/api-client/assembly-desk/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerUser,
  findPane,
  guids,
  openBoard,
  serveDispatchCalls,
  timur,
} from './test-support/serve-dispatch-calls.ts'

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn() }))
vi.mock('@svetlitsa/shell/upload/send-file', () => ({ sendFile }))

const createdAt = '2026-11-19T09:00:00Z'
const rouble = (sum: number) => ({ code: 'RUB', sign: '₽', sum })
const entry = { id: 1, orderId: null, note: '', sign: '₽', createdAt }

let calls: ServedCalls
beforeEach(() => {
  calls = serveDispatchCalls()
})

async function openTimur() {
  const user = await openBoard()
  await user.click(screen.getByRole('button', { name: 'Где работает: Тимур' }))
  return { user, pane: within(await screen.findByRole('complementary', { name: timur.name })) }
}

describe('[assembler.recount] the account of an assembler', () => {
  it('is paid out by an administrator', async () => {
    answerUser(calls, 1)
    calls.answer(contract.getAssemblerAccount, { balances: [rouble(38_240)], ledger: [] })
    const { user, pane } = await openTimur()
    expect(await pane.findByText(/^38\s240\s₽$/)).toBeVisible()
    await user.type(pane.getByLabelText('Сумма, ₽'), '10 000')
    await user.type(pane.getByLabelText('Комментарий'), 'Карта')
    const paid = { ...entry, kind: 'payout' as const, sum: -10_000 }
    calls.answer(contract.payAssembler, { balances: [rouble(28_240)], ledger: [paid] })
    await user.click(pane.getByRole('button', { name: 'Провести' }))
    expect(await screen.findByText(/^Тимур: 10\s000\s₽, записано\.$/)).toBeVisible()
    expect(calls.listInputs(contract.payAssembler)).toEqual([
      { assemblerId: timur.id, kind: 'payout', sum: 10_000, currency: 'RUB', note: 'Карта' },
    ])
  })

  it('is not shown to the call centre', async () => {
    const { pane } = await openTimur()
    expect(pane.getByLabelText('Район')).toBeVisible()
    expect(pane.queryByRole('heading', { name: 'К выплате' })).toBeNull()
    expect(calls.listInputs(contract.getAssemblerAccount)).toEqual([])
  })
})

describe('[assembler.gallery] the files of an assembly', () => {
  const photo = { id: guids.first, name: 'кухня.jpg', thumbnailUrl: '/t' }

  it('are shown in the pane of an order, and a sketch is added with its description', async () => {
    calls.answer(contract.getAssemblyFiles, { photos: [photo], sketches: [] })
    const user = await openBoard()
    await user.click(
      screen.getAllByRole('button', { name: 'Назначить: заказ 10042' })[0] as HTMLElement,
    )
    const pane = await findPane()
    const shown = await pane.findByRole('link', { name: 'Фото сборки 1' })
    expect(shown).toHaveAttribute('href', `/uploads/${photo.id}/file`)
    await user.type(pane.getByLabelText('Описание эскиза'), 'Вид слева')
    sendFile.mockResolvedValue({ ...photo, id: guids.second })
    const sketches = [{ ...photo, id: guids.second, description: 'Вид слева' }]
    calls.answer(contract.addSketch, { photos: [photo], sketches })
    calls.answer(contract.getAssemblyFiles, { photos: [photo], sketches })
    const file = new File(['jpeg'], 'план.jpg', { type: 'image/jpeg' })
    await user.upload(pane.getByLabelText('Выбрать'), file)
    expect(await pane.findByRole('link', { name: 'Вид слева' })).toBeVisible()
    expect(calls.listInputs(contract.addSketch)).toEqual([
      { orderGuid: guids.first, upload: guids.second, description: 'Вид слева' },
    ])
  })
})
