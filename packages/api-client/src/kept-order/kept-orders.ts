import type { OrderState } from '@svetlitsa/domain/order/order-state'

/** What is kept of an order: nothing that names or finds its customer. */
export interface KeptOrder {
  id: string
  createdAt: string
  state: OrderState
  sum: number
  currency: { sign: string; code: string }
  delivery: {
    kind: string
    date: string | null
    timeFrom: string | null
    timeTo: string | null
  } | null
}

export interface KeptOrders {
  ownerId: number
  /** When they were fetched. */
  keptAt: string
  orders: KeptOrder[]
}

interface KeepInput {
  ownerId: number
  fetchedAt: number
  /** As they were fetched: with more than is kept. */
  orders: readonly KeptOrder[]
}

/** The service worker reads the page below the same names (sw.js). */
const cacheName = 'svetlitsa-orders'
const pagePath = '/personal-lk/orders/'
const dataPath = '/personal-lk/orders/kept.json'

const maxOrders = 5
const maxAgeMs = 14 * 86_400_000

let wipes = 0

/** A browser has no caches without a secure connection, and may forbid them in private mode. */
const canKeep = () => typeof caches !== 'undefined'

/**
 * Keeps the customer's last orders for reading without a network (ADR 0061): as data for the open
 * app, and as a page for the service worker.
 */
export async function keepOrders(
  { ownerId, fetchedAt, orders }: KeepInput,
  buildPage: (kept: KeptOrders) => Promise<string>,
): Promise<void> {
  if (!canKeep()) return
  const wipesBefore = wipes
  const kept: KeptOrders = {
    ownerId,
    keptAt: new Date(fetchedAt).toISOString(),
    orders: orders.slice(0, maxOrders).map(toKeptOrder),
  }
  const page = await buildPage(kept)
  const cache = await caches.open(cacheName)
  await cache.put(dataPath, Response.json(kept))
  await cache.put(
    pagePath,
    new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        // When the service worker stops showing it, should nobody wipe it before.
        expires: new Date(fetchedAt + maxAgeMs).toUTCString(),
      },
    }),
  )
  if (wipes !== wipesBefore) await wipeKeptOrders()
}

export async function readKeptOrders(ownerId: number, now: number): Promise<KeptOrders | null> {
  if (!canKeep()) return null
  const found = await caches.match(dataPath, { cacheName })
  const kept = found ? ((await found.json()) as KeptOrders) : null
  if (!kept || kept.ownerId !== ownerId) return null
  return now - Date.parse(kept.keptAt) < maxAgeMs ? kept : null
}

export async function wipeKeptOrders(): Promise<void> {
  wipes++
  if (canKeep()) await caches.delete(cacheName)
}

/**
 * Wipes the orders of everyone but the customer who is logged in here: after a session has ended, and
 * at another login. Staff work at shared computers, so nothing is kept for them.
 */
export async function wipeOrdersOfOthers(
  user: { id: number; isStaff: boolean } | null,
): Promise<void> {
  if (!canKeep()) return
  const found = await caches.match(dataPath, { cacheName })
  if (!found) return
  const kept = (await found.json()) as KeptOrders
  if (!user || user.isStaff || kept.ownerId !== user.id) await wipeKeptOrders()
}

function toKeptOrder(order: KeptOrder): KeptOrder {
  const { id, createdAt, state, sum, currency, delivery } = order
  const day = delivery && {
    kind: delivery.kind,
    date: delivery.date,
    timeFrom: delivery.timeFrom,
    timeTo: delivery.timeTo,
  }
  return { id, createdAt, state, sum, currency, delivery: day }
}
