import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildOrderPage, buildOrderSummary } from '../../test-support/build-order.ts'
import { openAccount } from '../../test-support/open-account.tsx'
import { stubShop } from '../../test-support/stub-shop.ts'

function openOrders(orders: Parameters<typeof buildOrderPage>[0], query = '') {
  const shop = stubShop()
  shop.answer(customerOrder.getOrders, buildOrderPage(orders))
  return { shop, ...openAccount(`/personal-lk/orders/${query}`) }
}

it('[lk.orders] the list is filtered and searched, and the address keeps both', async () => {
  const { shop, user, router } = openOrders([buildOrderSummary()], '?filter=active')
  expect(await screen.findByRole('link', { name: 'Заказ 204511' })).toBeVisible()
  expect(shop.listInputs(customerOrder.getOrders).at(-1)).toMatchObject({ filter: 'active' })
  await user.type(screen.getByRole('searchbox', { name: 'Номер заказа или товар' }), '2045')
  await waitFor(() =>
    expect(shop.listInputs(customerOrder.getOrders).at(-1)).toEqual({
      page: 1,
      filter: 'active',
      search: '2045',
    }),
  )
  expect(new URLSearchParams(router.state.location.searchStr).get('search')).toContain('2045')
})

it.each([
  ['ru', 'Самовывоз из магазина: Тверская, 1'],
  ['kk', 'Өзіңіз алып кету: Тверская, 1'],
  ['en', 'Pick-up: Тверская, 1'],
] as const)(
  '[lk.orders] a delivery is named in the reader’s language: %s',
  async (language, name) => {
    const delivery = buildOrderSummary().delivery
    if (!delivery) throw new Error('the order has no delivery')
    const pickup = { ...delivery, kind: 'pickup' as const, description: 'Самовывоз из магазина' }
    const page = buildOrderPage([buildOrderSummary({ delivery: pickup })])
    stubShop().answer(customerOrder.getOrders, page)
    openAccount('/personal-lk/orders/', language)
    expect(await screen.findByText(name)).toBeVisible()
  },
)

it('[lk.orders] a search without a hit leads to all orders; no orders lead to the catalogue', async () => {
  openOrders([], '?search=стул')
  const all = await screen.findByRole('link', { name: 'Показать все' })
  expect(all).toHaveAttribute('href', '/personal-lk/orders/')
})

it('[lk.orders] an order in the list shows what its customer has to do', async () => {
  openOrders([
    buildOrderSummary({ actions: ['pay', 'cancel'], paid: 0, paymentState: 'unpaid' }),
    buildOrderSummary({ guid: 'part', id: '204510', actions: ['pay'], paid: 30_670, due: 99_000 }),
    buildOrderSummary({ guid: 'delayed', id: '204512', actions: ['chooseDay'] }),
    buildOrderSummary({ guid: 'follow-up', id: '204512-1', actions: [] }),
  ])
  const pay = await screen.findByRole('link', { name: 'Оплатить' })
  expect(pay.getAttribute('href')).toContain('/personal/order/pay/')
  expect(screen.getByRole('link', { name: /^Доплатить 99\s000\s₽$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Выбрать день доставки' })).toHaveAttribute(
    'href',
    '/personal-lk/order/delayed/?form=day',
  )
  expect(screen.getByText('Доставим отдельно от заказа 204512')).toBeVisible()
})
