import * as bonus from '@svetlitsa/api-client/bonus/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openAccount } from '../../test-support/open-account.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

const operation = {
  kind: 'spend' as const,
  amount: -1_280,
  orderId: '204511',
  orderGuid: 'abc',
  createdAt: '2026-11-20T11:02:00Z',
}

const nextExpiry = { sum: 1_200, date: '2026-12-11' }

function openBonus(
  address: string,
  purchaseAmount = 118_300,
  expiry: typeof nextExpiry | null = nextExpiry,
) {
  const shop = stubShop()
  const info = {
    balance: 3_000,
    purchaseAmount,
    referal: null,
    openOrdersExist: false,
    nextExpiry: expiry,
  }
  shop.answer(bonus.getBonusInfo, info)
  shop.answer(bonus.getLastOperations, { operations: [operation], page: 1, pages: 1 })
  return { shop, ...openAccount(address) }
}

it.each([
  [118_300, '5 %', /^Куплено на 118\s300\s₽. До уровня 7 % осталось 31\s701\s₽$/],
  [0, '3 %', /^Куплено на 0\s₽. До уровня 5 % осталось 50\s001\s₽$/],
  [150_001, '7 %', /^Куплено на 150\s001\s₽. Это высший уровень$/],
])(
  '[lk.bonus] purchases of %d ₽ show the balance, the level and the way to the next one',
  async (bought, level, way) => {
    openBonus('/personal-lk/bonus/', bought)
    expect(await screen.findByText('3 000')).toBeVisible()
    expect(screen.getByText(/916.*204-18-35/)).toBeVisible()
    expect(screen.getAllByText(level)[0]).toBeVisible()
    expect(screen.getByText(way)).toBeVisible()
    // The last rouble of a level still belongs to it, as «осталось» counts.
    expect(screen.getByText(/^свыше 50\s000\s₽$/)).toBeVisible()
    expect(screen.getByText(/^свыше 150\s000\s₽$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Правила программы' })).toHaveAttribute(
      'href',
      '/bonus-program/',
    )
  },
)

it('[lk.bonus] [lk.back-links] the last operations lead to the ledger, and it back to the bonuses', async () => {
  const { user } = openBonus('/personal-lk/bonus/')
  const part = within(await screen.findByRole('region', { name: 'Операции' }))
  expect(part.getByText('−1 280')).toBeVisible()
  expect(part.getByRole('link', { name: 'Заказ 204511' })).toHaveAttribute(
    'href',
    '/personal-lk/order/abc/',
  )
  await user.click(part.getByRole('link', { name: 'Все операции' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'История бонусов' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'К бонусам' })).toHaveAttribute(
    'href',
    '/personal-lk/bonus/',
  )
})

it('[lk.bonus] [notify.later] the next bonuses to expire are shown with their day, and nothing where none do', async () => {
  const { unmount } = openBonus('/personal-lk/bonus/')
  expect(await screen.findByText(/^11 декабря сгорит 1\s200 бонусов\./)).toBeVisible()
  unmount()
  openBonus('/personal-lk/bonus/', 0, null)
  expect(await screen.findByText('3 000')).toBeVisible()
  expect(screen.queryByText(/сгорит|сгорят/)).toBeNull()
})

it.each([403, 409])('[lk.bonus] a %d clears the bonuses', async (status) => {
  const { shop } = openBonus('/personal-lk/bonus/')
  shop.fail(bonus.getBonusInfo, status, 'Нет', 'bonus_off')
  expect(await screen.findByRole('heading', { name: 'Бонусов нет' })).toBeVisible()
  expect(screen.queryByText('3 000')).toBeNull()
})

it('[lk.bonus] another failure is no empty account: it can be tried again', async () => {
  const { shop } = openBonus('/personal-lk/bonus/')
  shop.fail(bonus.getBonusInfo, 500, 'Ошибка', 'server_error')
  expect(await screen.findByRole('button', { name: /ещё раз|Повторить/i })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Бонусов нет' })).toBeNull()
})

it('[lk.bonus] operations that cannot be read can be tried again, below the balance', async () => {
  const { shop } = openBonus('/personal-lk/bonus/')
  shop.fail(bonus.getLastOperations, 500, 'Ошибка', 'server_error')
  expect(await screen.findByRole('button', { name: /ещё раз|Повторить/i })).toBeVisible()
  expect(screen.getByText('3 000')).toBeVisible()
})
