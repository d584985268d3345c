import * as bonus from '@svetlitsa/api-client/bonus/contract'
import * as claim from '@svetlitsa/api-client/claim/contract'
import type { ClaimableOrder, ClaimSummary } from '@svetlitsa/api-client/claim/queries'
import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildClaimableOrder, buildClaimSummary } from '../../test-support/build-claim.ts'
import { buildOrderPage, buildOrderSummary } from '../../test-support/build-order.ts'
import { openAccount } from '../../test-support/open-account.tsx'
import { customer, moscow, stubShop } from '../../test-support/stub-shop.ts'

const bonuses = {
  balance: 3_000,
  purchaseAmount: 0,
  referal: null,
  openOrdersExist: true,
  nextExpiry: null,
}
type Orders = Parameters<typeof buildOrderPage>[0]

function openHome(
  orders: Orders,
  shop = stubShop(),
  claims: ClaimSummary[] = [],
  claimable: ClaimableOrder[] = [],
) {
  const page = { total: claims.length, page: 1, pages: 1, orders: claimable }
  shop.answer(claim.listClaims, { claims, ...page })
  shop.answer(customerOrder.getOrders, buildOrderPage(orders))
  shop.answer(bonus.getBonusInfo, bonuses)
  return openAccount('/personal-lk/')
}

it('[route.lk] the account opens with what is next, bonuses and the last orders', async () => {
  const unpaid = buildOrderSummary({
    id: '204600',
    paid: 30_670,
    due: 99_000,
    actions: ['pay', 'cancel'],
  })
  openHome([unpaid, buildOrderSummary()])
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Здравствуйте, Ольга' }),
  ).toBeVisible()
  const next = within(await screen.findByRole('region', { name: 'Что дальше' }))
  expect(next.getByText('Осталось оплатить 99 000 ₽')).toBeVisible()
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

it('[route.lk] [claim.steps] a claim left unfinished or answered is a next step, between duties and deliveries', async () => {
  const unpaid = buildOrderSummary({ id: '204600', paid: 30_670, actions: ['pay'] })
  const build = (number: number, state: ClaimSummary['state'], name: string) =>
    buildClaimSummary({
      guid: `guid-${number}`,
      number,
      state,
      offer: { name, finish: '', picture: null },
    })
  const claims = [
    build(12, 'answered', 'Шкаф «Рассвет»'),
    build(13, 'draft', 'Полка «Рассвет»'),
    build(14, 'sent', 'Стол'),
    build(15, 'accepted', 'Стул'),
    build(16, 'declined', 'Пуф'),
    // Neither a form that was only opened, nor one whose warranty has ended.
    { ...build(17, 'draft', ''), offer: null },
    build(18, 'draft', 'Диван'),
  ]
  const claimable = [
    buildClaimableOrder({ draft: 'guid-13' }),
    buildClaimableOrder({ draft: 'guid-17' }),
  ]
  openHome([buildOrderSummary(), unpaid], stubShop(), claims, claimable)
  const next = within(await screen.findByRole('region', { name: 'Что дальше' }))
  const rows = next.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual([
    expect.stringContaining('Осталось оплатить'),
    expect.stringContaining('Мы ответили на ваше обращениеОбращение 12 · Шкаф «Рассвет»'),
    expect.stringContaining('Обращение о дефекте не отправленоОбращение 13 · Полка «Рассвет»'),
    expect.stringContaining('Привезём 24 ноября'),
  ])
  const hrefs = ['Прочитать ответ', 'Продолжить'].map((name) =>
    next.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual(['/order_claim/?claim=guid-12', '/order_claim/?claim=guid-13'])
})

it('[route.lk] steps of orders are there although claims do not load', async () => {
  const shop = stubShop()
  shop.answer(customerOrder.getOrders, buildOrderPage([buildOrderSummary()]))
  shop.answer(bonus.getBonusInfo, bonuses)
  shop.fail(claim.listClaims, 'offline')
  openAccount('/personal-lk/')
  expect(await screen.findByText('Привезём 24 ноября, с 12:00 до 16:00')).toBeVisible()
})

it('[route.lk] [claim.login] after a login by password alone one row leads to the code', async () => {
  openHome([buildOrderSummary()], stubShop({ user: { ...customer, isLoggedInByCode: false } }))
  const next = within(await screen.findByRole('region', { name: 'Что дальше' }))
  expect(next.getByText('Подтвердите вход')).toBeVisible()
  expect(next.getByRole('link', { name: 'Ввести код' })).toHaveAttribute('href', '/order_claim/')
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
