import * as contract from '@svetlitsa/api-client/assembler/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildAssemblerData, buildAssemblyOrder } from '../../test-support/build-assembly.ts'
import { openCabinet } from '../../test-support/open-cabinet.tsx'
import { assembler, stubShop } from '../../test-support/stub-shop.ts'

const later = buildAssemblyOrder({ order_num: '204512', timeFrom: '15:00', timeTo: '18:00' })
const tomorrow = buildAssemblyOrder({ order_num: '204513', date: '2026-11-21' })

function serveDay() {
  const shop = stubShop()
  const orders = [buildAssemblyOrder(), later, tomorrow]
  shop.answer(contract.getAssemblerData, buildAssemblerData({ orders }))
  return shop
}

describe('[assembler.orders] [route.assembler] the assembler’s day', () => {
  it('shows today’s jobs, the current one whole, with duration, place and balance', async () => {
    serveDay()
    openCabinet('/assembler/')
    expect(await screen.findByRole('heading', { level: 1, name: /20 ноября/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /38\s240/ })).toHaveAttribute(
      'href',
      '/assembler/balance/',
    )
    const jobs = screen.getAllByRole('heading', { level: 3 })
    expect(jobs.map(({ textContent }) => textContent)).toEqual(['12:00–15:00', '15:00–18:00'])
    expect(screen.getAllByText('Около 3 ч').length).toBe(1)
    expect(screen.getAllByText('7 этаж, есть лифт').length).toBe(2)
    const goods = within(screen.getByRole('list', { name: 'Что собрать' }))
    expect(goods.getByText('30 мин')).toBeVisible()
  })

  it('shows the second day of a long assembly too, at its time', async () => {
    const days = [
      { date: '2026-11-19', timeFrom: '09:00', timeTo: '21:00' },
      { date: '2026-11-20', timeFrom: '09:00', timeTo: '12:00' },
    ]
    const long = buildAssemblyOrder({
      date: '2026-11-19',
      timeFrom: '09:00',
      timeTo: '21:00',
      days,
    })
    stubShop().answer(contract.getAssemblerData, buildAssemblerData({ orders: [long] }))
    const { user } = openCabinet('/assembler/')
    expect(await screen.findByRole('heading', { level: 3, name: '09:00–12:00' })).toBeVisible()
    const bar = within(screen.getByRole('navigation', { name: 'Кабинет сборщика' }))
    await user.click(bar.getByRole('link', { name: 'Заказы' }))
    expect(await screen.findByRole('heading', { name: '19 ноября, чт' })).toBeVisible()
    expect(screen.getByRole('heading', { name: '20 ноября, пт' })).toBeVisible()
  })

  it('calls the customer and leads the way', async () => {
    serveDay()
    openCabinet('/assembler/')
    const [call] = await screen.findAllByRole('link', { name: 'Позвонить: Елена' })
    expect(call).toHaveAttribute('href', 'tel:+79162041835')
    const [route] = screen.getAllByRole('link', { name: 'Маршрут' })
    expect(route).toHaveAttribute('href', 'https://yandex.ru/maps/?rtext=~55.75,37.61&rtt=auto')
  })

  it('says that there is nothing today, and lists the other days under orders', async () => {
    const shop = stubShop()
    shop.answer(contract.getAssemblerData, buildAssemblerData({ orders: [tomorrow] }))
    const { user } = openCabinet('/assembler/')
    expect(await screen.findByRole('heading', { name: 'На сегодня заказов нет' })).toBeVisible()
    const bar = within(screen.getByRole('navigation', { name: 'Кабинет сборщика' }))
    expect(bar.getByRole('link', { name: 'Сегодня' })).toHaveAttribute('aria-current', 'page')
    await user.click(bar.getByRole('link', { name: 'Заказы' }))
    expect(await screen.findByRole('heading', { name: '21 ноября, сб' })).toBeVisible()
  })

  it('offers another try after an error', async () => {
    const shop = stubShop()
    shop.fail(contract.getAssemblerData, 500)
    const { user } = openCabinet('/assembler/')
    const again = await screen.findByRole('button', { name: 'Повторить' })
    shop.answer(contract.getAssemblerData, buildAssemblerData({ orders: [] }))
    await user.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: /20 ноября/ })).toBeVisible()
  })

  it('is closed for everybody else', async () => {
    stubShop({ user: { ...assembler, group: [2], isAssembler: false } })
    openCabinet('/assembler/')
    expect(
      await screen.findByRole('heading', { name: 'Кабинет только для сборщиков' }),
    ).toBeVisible()
  })
})
