import { beforeEach, expect, it, vi } from 'vitest'
import { stubCaches } from '../test-support/memory-caches.ts'
import { keepOrders, readKeptOrders, wipeKeptOrders, wipeOrdersOfOthers } from './kept-orders.ts'

const fetchedAt = Date.parse('2026-11-20T12:00:00Z')
const day = 86_400_000
const customer = { id: 7, isStaff: false }

const order = {
  id: '204511',
  guid: '11111111-1111-4111-8111-111111111111',
  state: 'shipped',
  createdAt: '2026-11-19T12:00:00Z',
  sum: 130_670,
  currency: { sign: '₽', code: 'RUB' },
  customer: { name: 'Ольга', phone: '79162041835' },
  delivery: {
    kind: 'courier',
    description: 'Курьер',
    address: 'Тверская, 1',
    date: '2026-11-24',
    timeFrom: '12:00',
    timeTo: '16:00',
    price: 690,
  },
} as Parameters<typeof keepOrders>[0]['orders'][number]

const keep = (orders = [order]) =>
  keepOrders({ ownerId: 7, fetchedAt, orders }, async ({ orders }) => `page of ${orders.length}`)

let browser: ReturnType<typeof stubCaches>
beforeEach(() => {
  browser = stubCaches()
  return () => vi.unstubAllGlobals()
})

it('[lk.orders] at most five orders are kept, without name, phone, address or link', async () => {
  await keep(Array.from({ length: 8 }, () => order))
  expect(await readKeptOrders(7, fetchedAt)).toEqual({
    ownerId: 7,
    keptAt: '2026-11-20T12:00:00.000Z',
    orders: Array(5).fill({
      id: '204511',
      state: 'shipped',
      createdAt: order.createdAt,
      sum: 130_670,
      currency: order.currency,
      delivery: { kind: 'courier', date: '2026-11-24', timeFrom: '12:00', timeTo: '16:00' },
    }),
  })
  expect(await browser.readAll()).toContain('page of 5')
  expect(await browser.readAll()).not.toMatch(/Ольга|79162041835|Тверская|11111111/)
})

it('[lk.orders] kept orders are read by their customer alone, for fourteen days', async () => {
  await keep()
  expect(await readKeptOrders(7, fetchedAt + 14 * day - 1)).not.toBeNull()
  expect(await readKeptOrders(7, fetchedAt + 14 * day)).toBeNull()
  expect(await readKeptOrders(8, fetchedAt)).toBeNull()
  const page = await caches.match('/personal-lk/orders/', { cacheName: 'svetlitsa-orders' })
  expect(Date.parse(page?.headers.get('expires') ?? '')).toBe(fetchedAt + 14 * day)
})

it.each([
  ['stay for their customer', customer, true],
  ['are wiped after the session', null, false],
  ['are wiped at another login', { id: 8, isStaff: false }, false],
  ['are wiped for staff', { id: 7, isStaff: true }, false],
])('[lk.orders] kept orders %s', async (_, user, isKept) => {
  await keep()
  await wipeOrdersOfOthers(user)
  expect(browser.listNames()).toEqual(isKept ? ['svetlitsa-orders'] : [])
})

it('[lk.orders] orders that were being kept during the logout are wiped too', async () => {
  const page = Promise.withResolvers<string>()
  const kept = keepOrders({ ownerId: 7, fetchedAt, orders: [order] }, () => page.promise)
  await wipeKeptOrders()
  page.resolve('page')
  await kept
  expect(browser.listNames()).toEqual([])
})

it('[lk.orders] a browser without caches keeps nothing and fails at nothing', async () => {
  vi.stubGlobal('caches', undefined)
  await keep()
  await wipeOrdersOfOthers(null)
  await wipeKeptOrders()
  expect(await readKeptOrders(7, fetchedAt)).toBeNull()
})
