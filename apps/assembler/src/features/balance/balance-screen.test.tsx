import * as contract from '@svetlitsa/api-client/assembler/contract'
import { wipeAssembly } from '@svetlitsa/api-client/kept-assembly/wipe-assembly'
import * as session from '@svetlitsa/api-client/session/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { buildAssemblerData } from '../../test-support/build-assembly.ts'
import { openCabinet } from '../../test-support/open-cabinet.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

vi.mock(import('@svetlitsa/api-client/kept-assembly/wipe-assembly'), { spy: true })

const loggedOut = { status: 'success', userData: false, favorites: 0, basket: 0 } as const
const createdAt = '2026-11-19T09:00:00Z'
const ledger = [
  { id: 2, kind: 'payout', sum: -10_000, orderId: null, sign: '₽', note: 'Карта', createdAt },
  { id: 1, kind: 'earning', sum: 2_400, orderId: '204511', sign: '₽', note: '', createdAt },
] satisfies ReturnType<typeof buildAssemblerData>['ledger']

describe('the balance of an assembler', () => {
  it('is shown with the operations it is the sum of', async () => {
    stubShop().answer(contract.getAssemblerData, buildAssemblerData({ ledger }))
    openCabinet('/assembler/balance/')
    expect(await screen.findByText(/^38\s240\s₽$/)).toBeVisible()
    const rows = within(screen.getByRole('list', { name: 'Операции' })).getAllByRole('listitem')
    const texts = rows.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))
    expect(texts).toEqual([
      'Выплата19 ноября 2026 г. · Карта−10 000 ₽',
      'Сборка заказа 20451119 ноября 2026 г.+2 400 ₽',
    ])
  })

  it('leads to the public page about the assembler, with a code to show', async () => {
    stubShop().answer(contract.getAssemblerData, buildAssemblerData({ ledger }))
    openCabinet('/assembler/balance/')
    const page = await screen.findByRole('link', { name: 'Страница о вас' })
    expect(page).toHaveAttribute('href', '/asbl/33333333-3333-4333-8333-333333333333/')
    expect(screen.getByRole('img', { name: 'Код страницы о сборщике' })).toBeVisible()
  })

  it('shows what was earned in another currency by itself', async () => {
    const otherBalances = [{ code: 'KZT', sign: '₸', sum: 12_000 }]
    stubShop().answer(contract.getAssemblerData, buildAssemblerData({ ledger, otherBalances }))
    openCabinet('/assembler/balance/')
    expect(await screen.findByText(/^12\s000\s₸$/)).toBeVisible()
  })

  it('is counted anew on demand', async () => {
    const shop = stubShop()
    shop.answer(contract.getAssemblerData, ({ recount }) =>
      buildAssemblerData({ ledger, balance: recount ? 40_000 : 38_240 }),
    )
    const { user } = openCabinet('/assembler/balance/')
    await user.click(await screen.findByRole('button', { name: 'Пересчитать' }))
    expect(await screen.findByText(/^40\s000\s₽$/)).toBeVisible()
    expect(shop.listInputs(contract.getAssemblerData).at(-1)).toEqual({ recount: true })
  })

  it('says without a network that it was not counted, instead of waiting', async () => {
    const shop = stubShop()
    shop.answer(contract.getAssemblerData, buildAssemblerData({ ledger }))
    const { user } = openCabinet('/assembler/balance/')
    const recount = await screen.findByRole('button', { name: 'Пересчитать' })
    dispatchEvent(new Event('offline'))
    try {
      shop.fail(contract.getAssemblerData, 'offline')
      await user.click(recount)
      expect(await screen.findByText(/^Пересчитать не удалось/)).toBeVisible()
      expect(screen.getByText(/^38\s240\s₽$/)).toBeVisible()
    } finally {
      dispatchEvent(new Event('online'))
    }
  })

  it('[assembler.offline] says that a logout failed, and keeps what waits until one succeeds', async () => {
    const shop = stubShop()
    shop.answer(contract.getAssemblerData, buildAssemblerData({ ledger }))
    const { user } = openCabinet('/assembler/balance/')
    const leave = await screen.findByRole('button', { name: 'Выйти' })
    vi.mocked(wipeAssembly).mockClear()
    shop.fail(session.logout, 'offline')
    await user.click(leave)
    expect(await screen.findByText(/^Не получилось\. Проверьте связь/)).toBeVisible()
    expect(wipeAssembly).not.toHaveBeenCalledWith()
    shop.answer(session.logout, loggedOut)
    await user.click(leave)
    await waitFor(() => expect(wipeAssembly).toHaveBeenCalledWith())
  })
})
