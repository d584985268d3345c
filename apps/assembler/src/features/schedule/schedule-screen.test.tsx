import * as contract from '@svetlitsa/api-client/assembler/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildSchedule } from '../../test-support/build-assembly.ts'
import { openCabinet, setOnline } from '../../test-support/open-cabinet.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

const mine = { chosen: true, reason: 'Сборка' } as const
const whole = Object.fromEntries([0, 1, 2, 3].map((index) => [`2026-11-25/${index}`, mine]))
const ordered = { orderId: '204488', reason: 'Сборка', address: 'Обручева, 11' } as const

async function openSchedule(changed: Parameters<typeof buildSchedule>[0] = {}) {
  const shop = stubShop()
  shop.answer(contract.getSchedule, buildSchedule(changed))
  shop.answer(contract.setSlot, { dates: [] })
  const { user } = openCabinet('/assembler/schedule/')
  const month = within(await screen.findByRole('list', { name: 'Дни месяца' }))
  const chooseDay = (day: number) =>
    user.click(month.getByRole('button', { name: new RegExp(`^${day} ноября`) }))
  const find = (name: RegExp) => screen.getByRole('checkbox', { name })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { shop, user, month, chooseDay, find, press }
}

const free24 = { date: '2026-11-24', period: 0 }

describe('[assembler.schedule] the schedule of an assembler', () => {
  it('opens at today, with the month, past slots closed and whole days named', async () => {
    const { month } = await openSchedule(whole)
    expect(screen.getByRole('heading', { level: 1, name: /Ноябрь 2026/ })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'пятница, 20 ноября' })).toBeVisible()
    expect(month.getByRole('button', { name: /^25 ноября.*4 слота, весь день$/ })).toBeVisible()
    expect(month.getByRole('button', { name: /^20 ноября/ })).toHaveAttribute(
      'aria-current',
      'date',
    )
  })

  it('moves between the days of the month by the arrow keys', async () => {
    const { user, month } = await openSchedule()
    const getDay = (day: number) =>
      month.getByRole('button', { name: new RegExp(`^${day} ноября`) })
    getDay(20).focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(getDay(28)).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(getDay(20)).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole('heading', { name: 'пятница, 27 ноября' })).toBeVisible()
    getDay(30).focus()
    await user.keyboard('{ArrowRight}')
    expect(getDay(30)).toHaveFocus()
  })

  it('chooses and releases slots, saved together', async () => {
    const { shop, user, chooseDay, find, press } = await openSchedule({ '2026-11-24/1': mine })
    await chooseDay(24)
    expect(screen.getByRole('button', { name: 'Сохранить график' })).toBeDisabled()
    await user.click(find(/^09:00–12:00/))
    await user.click(find(/^12:00–15:00/))
    await press('Сохранить график')
    await waitFor(() =>
      expect(shop.listInputs(contract.setSlot)).toEqual([
        { slots: [free24], chosen: true },
        { slots: [{ date: '2026-11-24', period: 1 }], chosen: false },
      ]),
    )
  })

  it('a slot tapped twice is as before, and a day is taken whole with one tap', async () => {
    const { shop, user, chooseDay, find, press } = await openSchedule()
    await chooseDay(24)
    await user.click(find(/^09:00–12:00/))
    await user.click(find(/^09:00–12:00/))
    expect(screen.getByRole('button', { name: 'Сохранить график' })).toBeDisabled()
    await press('Весь день')
    await press('Сохранить график')
    const slots = [0, 1, 2, 3].map((period) => ({ date: '2026-11-24', period }))
    await waitFor(() =>
      expect(shop.listInputs(contract.setSlot)).toEqual([{ slots, chosen: true }]),
    )
  })

  it('shows what was chosen without a network, and sends it when it is back', async () => {
    const { shop, user, chooseDay, find, press } = await openSchedule()
    await chooseDay(24)
    setOnline(false)
    await user.click(find(/^09:00–12:00/))
    await press('Сохранить график')
    expect(await screen.findByText('Изменения графика ждут отправки')).toBeVisible()
    expect(find(/^09:00–12:00/)).toBeChecked()
    expect(shop.listInputs(contract.setSlot)).toEqual([])
    setOnline(true)
    await waitFor(() => expect(shop.listInputs(contract.setSlot)).toHaveLength(1))
  })

  it('replaces the time of an order: as many new slots as old ones', async () => {
    const { shop, user, chooseDay, find, press } = await openSchedule({ '2026-11-24/2': ordered })
    await chooseDay(24)
    expect(screen.getByText('Обручева, 11')).toBeVisible()
    await press('Заменить')
    await press('Завершить замену')
    expect(await screen.findByText(/Выберите столько же слотов/)).toBeVisible()
    await user.click(find(/^09:00–12:00/))
    await press('Завершить замену')
    await waitFor(() =>
      expect(shop.listInputs(contract.setSlot)).toEqual([
        { slots: [free24], replace: [{ date: '2026-11-24', period: 2 }] },
      ]),
    )
  })

  it('tells of a slot that another order took meanwhile', async () => {
    const { shop, user, chooseDay, find, press } = await openSchedule()
    shop.refuse(contract.setSlot, 'slot_ordered', 'Это время занял заказ 204490.')
    await chooseDay(24)
    await user.click(find(/^09:00–12:00/))
    await press('Сохранить график')
    expect(await screen.findByText('Не принято: изменение графика')).toBeVisible()
    expect(screen.getByText('Это время занял заказ 204490.')).toBeVisible()
    expect(find(/^09:00–12:00/)).not.toBeChecked()
  })
})

describe('[assembler.offline] the schedule without a network', () => {
  it('says that another month opens later, instead of waiting for ever', async () => {
    const { press } = await openSchedule()
    setOnline(false)
    await press('Следующий месяц')
    expect(await screen.findByText('Этот месяц откроется, когда появится сеть')).toBeVisible()
    setOnline(true)
    await waitFor(() =>
      expect(screen.queryByText('Этот месяц откроется, когда появится сеть')).toBeNull(),
    )
  })
})

describe('[assembler.reasons] the reasons of a slot', () => {
  it('a holiday and a day off are offered for a range of days only', async () => {
    const { shop, chooseDay, press } = await openSchedule()
    const reasons = () =>
      within(screen.getByRole('list', { name: 'Причина' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(reasons()).toEqual(['Сборка'])
    await press('Несколько дней')
    await chooseDay(27)
    await chooseDay(24)
    expect(screen.getByRole('heading', { name: '24 ноября — 27 ноября' })).toBeVisible()
    expect(reasons()).toEqual(['Сборка', 'Отпуск', 'ВыходнойДень'])
    expect(screen.getByRole('button', { name: 'Сборка' })).toHaveAttribute('aria-pressed', 'true')
    await press('Отпуск')
    await press('Сохранить график')
    const range = { dateFrom: '2026-11-24', dateTo: '2026-11-27' }
    await waitFor(() =>
      expect(shop.listInputs(contract.setSlot)).toEqual([{ range, reason: 'Отпуск' }]),
    )
  })

  it('days taken for a reason are released again', async () => {
    const { shop, chooseDay, press } = await openSchedule()
    await press('Несколько дней')
    await chooseDay(24)
    await press('Освободить дни')
    const range = { dateFrom: '2026-11-24', dateTo: '2026-11-24' }
    await waitFor(() =>
      expect(shop.listInputs(contract.setSlot)).toEqual([{ range, chosen: false }]),
    )
  })
})
