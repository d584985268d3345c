import * as contract from '@svetlitsa/api-client/partner/contract'
import type { PartnerPriceList } from '@svetlitsa/api-client/partner/queries'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAccount } from '../../test-support/open-account.tsx'
import { customer, stubShop } from '../../test-support/stub-shop.ts'

const list: PartnerPriceList = {
  sections: [
    { id: 1, name: 'Мебель', depth: 1 },
    { id: 2, name: 'Диваны', depth: 2 },
  ],
  sign: '₽',
  region: 'Москва',
  madeAt: '2026-11-24T09:00:00.000Z',
  page: 1,
  hasMore: true,
  lines: [
    {
      offerId: 1,
      article: 'P1',
      name: 'Диван «Полдень»',
      variant: 'лён',
      section: 'Диваны',
      vendor: 'Светлица',
      retailPrice: 64_990,
      price: 58_491,
    },
  ],
}

let shop: ReturnType<typeof stubShop>
beforeEach(() => {
  shop = stubShop({ user: { ...customer, group: [8], prefillsContacts: false } })
  shop.answer(contract.getPartnerPriceList, ({ page }) => ({
    ...list,
    page: page ?? 1,
    hasMore: page === 1,
  }))
})
afterEach(() => vi.unstubAllGlobals())

const open = (search = '') => openAccount(`/personal-lk/price-list/${search}`)

describe('[role.designer] the price list', () => {
  it('has the price of everybody and the own one, with what was asked for', async () => {
    open('?section=2')
    const table = within(await screen.findByRole('table', { name: 'Прайс-лист' }))
    const row = table.getByRole('row', { name: /P1/ })
    expect(row).toHaveTextContent(/P1Диван «Полдень»лён · Светлица64\s990\s₽58\s491\s₽/)
    expect(screen.getByText('Ваши цены на 24.11.2026, Москва.')).toBeVisible()
    expect(shop.listInputs(contract.getPartnerPriceList)).toEqual([{ sectionId: 2, page: 1 }])
  })

  it('[role.guest] is not requested for a guest', async () => {
    shop = stubShop({ user: false })
    open('?section=2')
    expect(await screen.findByRole('button', { name: 'Войти' })).toBeVisible()
    expect(shop.listInputs(contract.getPartnerPriceList)).toEqual([])
  })

  it('is printed, and leafed through by pages and sections', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user, router } = open('?section=2')
    await user.click(await screen.findByRole('button', { name: 'Печать или PDF' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Дальше' }))
    expect(await screen.findByRole('button', { name: 'Назад' })).toBeVisible()
    expect(router.state.location.href).toBe('/personal-lk/price-list/?section=2&page=2')
    expect(screen.queryByRole('button', { name: 'Дальше' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('combobox', { name: 'Раздел' }))
    await user.click(await screen.findByRole('option', { name: 'Мебель' }))
    expect(await screen.findByRole('button', { name: 'Дальше' })).toBeVisible()
    expect(shop.listInputs(contract.getPartnerPriceList).at(-1)).toEqual({ sectionId: 1, page: 1 })
  })

  it('says what is not sold, and is not printed empty', async () => {
    shop.answer(contract.getPartnerPriceList, { ...list, lines: [], hasMore: false })
    open()
    expect(await screen.findByText('В этом разделе сейчас ничего не продаётся.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Печать или PDF' })).toBeDisabled()
  })

  it('is refused to a customer with the reason', async () => {
    shop.refuse(contract.getPartnerPriceList, 'not_allowed' as never, 'Этот раздел вам недоступен.')
    open()
    expect(await screen.findByText('Этот раздел вам недоступен.')).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})
