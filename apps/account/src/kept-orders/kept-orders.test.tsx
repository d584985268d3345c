import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { stubCaches } from '@svetlitsa/api-client/test-support/memory-caches'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildOrderPage, buildOrderSummary } from '../test-support/build-order.ts'
import { openAccount } from '../test-support/open-account.tsx'
import { customer, stubShop } from '../test-support/stub-shop.ts'

let browser: ReturnType<typeof stubCaches>
beforeEach(() => {
  browser = stubCaches()
})
afterEach(() => void dispatchEvent(new Event('online')))

const line = /^Нет сети, показаны заказы на \d+ \S+, \d\d:\d\d\.$/

function openOrders(address = '/personal-lk/orders/', user: Parameters<typeof stubShop>[0] = {}) {
  const shop = stubShop(user)
  shop.answer(customerOrder.getOrders, buildOrderPage([buildOrderSummary()]))
  return { shop, ...openAccount(address) }
}

async function keepOrders(address?: string) {
  const opened = openOrders(address)
  await waitFor(() => expect(browser.listNames()).toEqual(['svetlitsa-orders']))
  await waitFor(async () => expect(await browser.readAll()).toContain('</html>'))
  return opened
}

/** Long enough for orders to have been kept, if they were. */
async function passKeeping() {
  await import('./build-kept-page.ts')
  await new Promise((resolve) => setTimeout(resolve))
}

it('[lk.orders] the last orders are kept as a page in the reader’s language, with nothing that finds them', async () => {
  await keepOrders('/personal-lk/')
  const kept = await browser.readAll()
  expect(kept).toMatch(/Нет сети, показаны заказы на \d+ /)
  expect(kept).toContain('<h2>Заказ 204511 · Комплектуется</h2>')
  expect(kept).toContain('Привезём 24 ноября, с 12:00 до 16:00')
  expect(kept).not.toMatch(/<script|Ольга|Тверская|79162041835|11111111-/)
})

it('[lk.orders] a filtered list is not kept as the last orders', async () => {
  openOrders('/personal-lk/orders/?filter=done')
  await screen.findByRole('link', { name: 'Заказ 204511' })
  await passKeeping()
  expect(browser.listNames()).toEqual([])
})

it('[lk.orders] nothing is kept for staff, whose computers are shared', async () => {
  openOrders('/personal-lk/orders/', { user: { ...customer, isStaff: true } })
  await screen.findByRole('link', { name: 'Заказ 204511' })
  await passKeeping()
  expect(browser.listNames()).toEqual([])
})

it('[lk.orders] a list that cannot be fetched again stays, and says from when it is', async () => {
  const { shop, user } = await keepOrders()
  shop.fail(customerOrder.getOrders, 'offline')
  dispatchEvent(new Event('offline'))
  await user.click(screen.getByRole('link', { name: 'В работе' }))
  const notice = await screen.findByText(line)
  expect(notice.closest('[role="status"]')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Заказ 204511' })).toBeVisible()
})

it('[lk.orders] where nothing is shown yet, the kept orders are, until the network is back', async () => {
  const first = await keepOrders('/personal-lk/')
  first.unmount()
  const { shop, user } = openOrders('/personal-lk/profile/')
  await screen.findByRole('link', { name: 'Заказы' })
  shop.fail(customerOrder.getOrders, 'offline')
  dispatchEvent(new Event('offline'))
  await user.click(screen.getByRole('link', { name: 'Заказы' }))
  expect(await screen.findByText(line)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Заказ 204511 · Комплектуется' })).toBeVisible()
  shop.answer(customerOrder.getOrders, buildOrderPage([buildOrderSummary({ id: '204600' })]))
  dispatchEvent(new Event('online'))
  expect(await screen.findByRole('link', { name: 'Заказ 204600' })).toBeVisible()
  expect(screen.queryByText(line)).not.toBeInTheDocument()
})

it('[lk.orders] a failure of the shop is not called a missing network', async () => {
  const { shop, user } = await keepOrders()
  shop.fail(customerOrder.getOrders, 500)
  await user.click(screen.getByRole('link', { name: 'В работе' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByText(line)).not.toBeInTheDocument()
})

it.each(['succeeds', 'fails'])(
  '[lk.orders] a logout that %s wipes the kept orders',
  async (outcome) => {
    const { shop, user } = await keepOrders()
    if (outcome === 'fails') shop.fail(session.logout, 'offline')
    shop.fail(session.getUserData, 'offline')
    shop.fail(shell.getShellState, 'offline')
    await user.click(screen.getByRole('button', { name: 'Выйти' }))
    await waitFor(() => expect(browser.listNames()).toEqual([]))
  },
)

it.each([
  ['the account', shell.getShellState],
  ['any page', session.getUserData],
])(
  '[lk.orders] an ended session wipes the kept orders at the next visit of %s',
  async (_, other) => {
    const first = await keepOrders()
    first.unmount()
    const shop = stubShop({ user: false })
    shop.fail(other, 'offline')
    openAccount('/personal-lk/orders/')
    await waitFor(() => expect(browser.listNames()).toEqual([]))
  },
)
