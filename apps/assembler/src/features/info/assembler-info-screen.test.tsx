import { getAssemblerInfo } from '@svetlitsa/api-client/assembler/contract'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCabinet } from '../../test-support/open-cabinet.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

const code = '33333333-3333-4333-8333-333333333333'
const address = `/asbl/${code}/`

describe('[assembler.info] [layout.subsidiary] the page behind the link in a message', () => {
  it('names the assembler to a guest, with the logo and without header, menu and footer', async () => {
    const shop = stubShop({ user: false })
    shop.answer(getAssemblerInfo, {
      name: 'Тимур',
      since: '2024-03-01T09:00:00Z',
      isActive: true,
    })
    openCabinet(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Тимур' })).toBeVisible()
    expect(screen.getByText('В магазине «Светлица» с 1 марта 2024 г.')).toBeVisible()
    expect(screen.getByText('Работает в магазине «Светлица»')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Светлица, на главную' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(shop.listInputs(getAssemblerInfo)).toEqual([{ code }])
  })

  it('warns of a person who works for the shop no longer', async () => {
    stubShop({ user: false }).answer(getAssemblerInfo, {
      name: 'Тимур',
      since: '2024-03-01T09:00:00Z',
      isActive: false,
    })
    openCabinet(address)
    expect(await screen.findByText(/Больше не работает/)).toBeVisible()
    expect(screen.queryByText('Соберёт мебель в вашем доме')).toBeNull()
  })

  it('says that a code leads to nobody', async () => {
    stubShop({ user: false }).refuse(getAssemblerInfo, 'not_found', 'Нет')
    openCabinet(address)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Такого сборщика нет' }),
    ).toBeVisible()
  })

  it('offers another try after an error', async () => {
    const shop = stubShop({ user: false })
    shop.fail(getAssemblerInfo, 500)
    const { user } = openCabinet(address)
    const again = await screen.findByRole('button', { name: 'Повторить' })
    shop.answer(getAssemblerInfo, { name: 'Тимур', since: '2024-03-01T09:00:00Z', isActive: true })
    await user.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: 'Тимур' })).toBeVisible()
  })
})
