import * as bonus from '@svetlitsa/api-client/bonus/contract'
import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildOrderPage, buildOrderSummary } from '../../test-support/build-order.ts'
import { openAccount } from '../../test-support/open-account.tsx'
import { moscow, stubShop } from '../../test-support/stub-shop.ts'

const bonuses = { balance: 3_000, purchaseAmount: 0, referal: null, openOrdersExist: true }
type Orders = Parameters<typeof buildOrderPage>[0]

function openHome(orders: Orders, shop = stubShop()) {
  shop.answer(customerOrder.getOrders, buildOrderPage(orders))
  shop.answer(bonus.getBonusInfo, bonuses)
  return openAccount('/personal-lk/')
}

it('[route.lk] the account opens with what is next, bonuses and the last orders', async () => {
  const unpaid = buildOrderSummary({ id: '204600', paid: 30_670, actions: ['pay', 'cancel'] })
  openHome([unpaid, buildOrderSummary()])
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Здравствуйте, Ольга' }),
  ).toBeVisible()
  const next = within(await screen.findByRole('region', { name: 'Что дальше' }))
  expect(next.getByText('Осталось оплатить 100 000 ₽')).toBeVisible()
  expect(next.getByRole('link', { name: 'Оплатить' })).toHaveAttribute(
    'href',
    `/personal/order/pay/${unpaid.basketGroup}/#paymentMethodsList`,
  )
  expect(next.getByText('Привезём 24 ноября, с 12:00 до 16:00')).toBeVisible()
  const bonusPart = within(await screen.findByRole('region', { name: 'Бонусы' }))
  expect(bonusPart.getByText('3 000 бонусов')).toBeVisible()
  const last = within(screen.getByRole('region', { name: 'Последние заказы' }))
  expect(last.getByRole('link', { name: 'Заказ 204511' })).toHaveAttribute(
    'href',
    `/personal-lk/order/${unpaid.guid}/`,
  )
  expect(document.title).toBe('Личный кабинет — Светлица')
})

it('[route.lk] the menu names every part that has a page, and marks the current one', async () => {
  const { user } = openHome([])
  const menu = within(await screen.findByRole('navigation', { name: 'Личный кабинет' }))
  const links = menu
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual(
    expect.arrayContaining([
      ['Заказы', '/personal-lk/orders/'],
      ['Бонусы', '/personal-lk/bonus/'],
      ['Мои товары', '/personal-lk/goods/'],
      ['Отзывы', '/personal-lk/reviews/'],
    ]),
  )
  await user.click(menu.getByRole('link', { name: 'Заказы' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(await screen.findByRole('heading', { name: 'Войдите в личный кабинет' })).toBeVisible()
})

it('[bonus.disabled] the menu has no bonuses where the programme does not run', async () => {
  openHome([], stubShop({ regionData: { ...moscow, disableBonus: true } }))
  await screen.findByRole('heading', { name: 'Заказов пока нет' })
  expect(await screen.findByRole('link', { name: 'Мои товары' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Бонусы' })).toBeNull()
  expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/')
})

it('[role.guest] a guest is asked to log in and sees no menu', async () => {
  stubShop({ user: false })
  openAccount('/personal-lk/')
  expect(await screen.findByRole('button', { name: 'Войти' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Личный кабинет' })).toBeNull()
})
