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
  const { shop, user } = openOrders([buildOrderSummary()], '?filter=active')
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
  expect(new URLSearchParams(location.search).get('search')).toContain('2045')
})

it('[lk.orders] a search without a hit leads to all orders; no orders lead to the catalogue', async () => {
  openOrders([], '?search=стул')
  const all = await screen.findByRole('link', { name: 'Показать все' })
  expect(all).toHaveAttribute('href', '/personal-lk/orders/')
})

it('[lk.orders] an order in the list shows what its customer has to do', async () => {
  openOrders([
    buildOrderSummary({ actions: ['pay', 'cancel'], paid: 0, paymentState: 'unpaid' }),
    buildOrderSummary({ guid: 'delayed', id: '204512', actions: ['chooseDay'] }),
    buildOrderSummary({ guid: 'follow-up', id: '204512-1', actions: [] }),
  ])
  const pay = await screen.findByRole('link', { name: 'Оплатить' })
  expect(pay.getAttribute('href')).toContain('/personal/order/pay/')
  expect(screen.getByRole('link', { name: 'Выбрать день доставки' })).toHaveAttribute(
    'href',
    '/personal-lk/order/delayed/?form=day',
  )
  expect(screen.getByText('Доставим отдельно от заказа 204512')).toBeVisible()
})
