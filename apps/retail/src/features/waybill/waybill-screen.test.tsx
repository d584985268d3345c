import * as claimDesk from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import * as contract from '@svetlitsa/api-client/waybill/contract'
import type { Waybill, WaybillCheck } from '@svetlitsa/api-client/waybill/queries'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { scanCode } from '../../test-support/scan-code.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const address = '/stock/check_waybill/?number=100500'
const codes = ['100500-001', '100500-002', '100500-003']

function buildCheck(scanned: string[], changed: Partial<WaybillCheck> = {}): WaybillCheck {
  return {
    state: 'open',
    boxes: codes.map((code, index) => ({
      code,
      packageCode: index < 2 ? `4600000000017-${index + 1}` : null,
      article: index < 2 ? 'P1' : 'K1',
      name: index < 2 ? 'Диван «Полдень»' : 'Ковёр',
      part: index < 2 ? index + 1 : 1,
      parts: index < 2 ? 2 : 1,
      scannedAt: scanned.includes(code) ? `2026-11-23T10:00:0${index}.000Z` : null,
      scannedBy: scanned.includes(code) ? 'Мария' : '',
    })),
    scanned: scanned.length,
    missing: codes.length - scanned.length,
    reason: '',
    finishedAt: null,
    finishedBy: '',
    isStale: false,
    ...changed,
  }
}

const buildWaybill = (check: WaybillCheck | null): Waybill => ({
  number: '100500',
  status: 'Комплектуется',
  from: 'Склад Москва',
  to: 'Тверская, 12',
  date: '2026-11-25',
  positions: [
    { article: 'P1', name: 'Диван «Полдень»', quantity: 1, boxes: 2, weightKg: 60 },
    { article: 'K1', name: 'Ковёр', quantity: 1.3, boxes: 1, weightKg: 2.6 },
  ],
  boxes: 3,
  weightKg: 62.6,
  check,
})

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  serveStaffUser(calls)
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(claimDesk.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
})

async function openCheck(check: WaybillCheck) {
  calls.answer(contract.checkWaybill, buildWaybill(check))
  const { user } = openAddress(routeTree, address)
  await screen.findByRole('heading', { level: 1, name: 'Накладная 100500' })
  return user
}

describe('[waybill.check] the check of a waybill', () => {
  it('[route.check-waybill] is found by its number, or by the label of one of its boxes', async () => {
    calls.answer(contract.checkWaybill, buildWaybill(null))
    const { user } = openAddress(routeTree, '/stock/check_waybill/')
    const field = await screen.findByRole('textbox', { name: 'Номер накладной' })
    expect(field).toHaveFocus()
    await user.type(field, '100500-002{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Накладная 100500' })
    expect(calls.listInputs(contract.checkWaybill)).toEqual([{ number: '100500' }])
    expect(screen.getByText('Тверская, 12')).toBeVisible()
    calls.answer(contract.startWaybillCheck, { check: buildCheck([]) })
    await user.click(screen.getByRole('button', { name: 'Начать проверку' }))
    expect(await screen.findByText('Проверено 0 из 3')).toBeVisible()
    expect(calls.listInputs(contract.startWaybillCheck)).toEqual([{ number: '100500' }])
  })

  it('says that a waybill does not exist or is another store’s', async () => {
    calls.refuse(contract.checkWaybill, 'not_found', 'Не нашли')
    openAddress(routeTree, address)
    expect(await screen.findByText(/Накладной 100500 нет или она другого магазина/)).toBeVisible()
  })

  it('counts what the scanner types, tells what is missing and keeps the focus', async () => {
    const user = await openCheck(buildCheck([]))
    const field = screen.getByRole('textbox', { name: 'Код коробки' })
    expect(field).toHaveFocus()
    calls.answer(contract.scanWaybillBox, { check: buildCheck(['100500-001']) })
    await user.keyboard('100500-001{Enter}')
    expect(await screen.findByText('Коробка 100500-001 есть')).toBeVisible()
    expect(screen.getByText(/Осталось 2 коробки/)).toBeVisible()
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    const missing = within(screen.getByRole('region', { name: /Не хватает/ }))
    expect(missing.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('100500-002'),
      expect.stringContaining('100500-003'),
    ])
    const found = within(screen.getByRole('region', { name: /Проверены/ }))
    expect(found.getByText(/коробка 1 из 2 · Мария/)).toBeVisible()
  })

  it('counts what is scanned wherever the focus is, and leaves no trace of it where it was', async () => {
    const user = await openCheck(buildCheck(['100500-001']))
    await user.click(screen.getByRole('button', { name: 'Завершить' }))
    const reason = await screen.findByLabelText('Почему не хватает коробок')
    await user.type(reason, 'Едут')
    calls.answer(contract.scanWaybillBox, { check: buildCheck(['100500-001', '100500-002']) })
    await scanCode('100500-002')
    expect(await screen.findByText('Коробка 100500-002 есть')).toBeVisible()
    expect(reason).toHaveValue('Едут')
    await user.click(screen.getByRole('heading', { level: 1 }))
    await scanCode('100500-003')
    await waitFor(() =>
      expect(calls.listInputs(contract.scanWaybillBox)).toEqual([
        { number: '100500', code: '100500-002' },
        { number: '100500', code: '100500-003' },
      ]),
    )
    expect(calls.listInputs(contract.finishWaybillCheck)).toEqual([])
  })

  it('is found by a label scanned wherever the focus is', async () => {
    calls.answer(contract.checkWaybill, buildWaybill(null))
    const { user } = openAddress(routeTree, '/stock/check_waybill/')
    await screen.findByRole('textbox', { name: 'Номер накладной' })
    await user.click(screen.getByRole('heading', { level: 1 }))
    await scanCode('100500-002')
    await screen.findByRole('heading', { level: 1, name: 'Накладная 100500' })
  })

  it('says in the server’s words why a box was not counted', async () => {
    const user = await openCheck(buildCheck([]))
    calls.refuse(contract.scanWaybillBox, 'box_foreign', 'Коробка X не из этой накладной.')
    await user.keyboard('x-001{Enter}')
    expect(await screen.findByText('Коробка X не из этой накладной.')).toBeVisible()
    expect(calls.listInputs(contract.scanWaybillBox)).toEqual([{ number: '100500', code: 'X-001' }])
  })

  it('takes a scan back', async () => {
    const user = await openCheck(buildCheck(['100500-001']))
    calls.answer(contract.undoWaybillScan, { check: buildCheck([]) })
    await user.click(screen.getByRole('button', { name: 'Снять отметку: 100500-001' }))
    expect(await screen.findByText('Отметка с коробки 100500-001 снята')).toBeVisible()
    expect(screen.getByText('Проверено 0 из 3')).toBeVisible()
  })

  it('is finished without boxes only with a reason, and at once with all of them', async () => {
    const user = await openCheck(buildCheck(['100500-001']))
    await user.click(screen.getByRole('button', { name: 'Завершить' }))
    const finish = await screen.findByRole('button', { name: 'Завершить без 2 коробок' })
    expect(finish).toBeDisabled()
    await user.type(screen.getByLabelText('Почему не хватает коробок'), 'Едут завтра')
    const done = { state: 'finished', reason: 'Едут завтра', finishedBy: 'Мария' } as const
    const finishedAt = '2026-11-23T11:00:00.000Z'
    calls.answer(contract.finishWaybillCheck, {
      check: buildCheck(['100500-001'], { ...done, finishedAt }),
    })
    await user.click(finish)
    expect(await screen.findByText('Проверка завершена: не хватает 2 коробок')).toBeVisible()
    expect(screen.getByText('Едут завтра')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Код коробки' })).not.toBeInTheDocument()
    expect(calls.listInputs(contract.finishWaybillCheck)).toEqual([
      { number: '100500', reason: 'Едут завтра' },
    ])
  })

  it('is begun anew after a question', async () => {
    const user = await openCheck(buildCheck(['100500-001'], { isStale: true }))
    expect(screen.getByText(/Заказ изменился/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Начать заново' }))
    expect(calls.listInputs(contract.restartWaybillCheck)).toEqual([])
    calls.answer(contract.restartWaybillCheck, { check: buildCheck([]) })
    await user.click(await screen.findByRole('button', { name: 'Начать заново' }))
    await waitFor(() => expect(screen.getByText('Проверено 0 из 3')).toBeVisible())
  })

  it('[claim.qr] prints a label with a barcode for every box, and the code that opens its claim', async () => {
    // Happy DOM draws nothing, and the generator of barcodes measures its text.
    const measures = { measureText: () => ({ width: 10 }) } as never
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(measures)
    calls.answer(contract.checkWaybill, buildWaybill(buildCheck([])))
    openAddress(routeTree, `${address}&view=labels`)
    for (const code of codes)
      expect(await screen.findByRole('img', { name: code })).toBeInTheDocument()
    for (const code of ['4600000000017-1', '4600000000017-2'])
      expect(await screen.findByRole('img', { name: `QR-код упаковки ${code}` })).toBeVisible()
    expect(screen.getAllByText('Сообщить о дефекте')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Печать' })).toBeEnabled()
  })
})
