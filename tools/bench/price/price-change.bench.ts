import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Bench, Finding } from '../harness/bench.ts'
import { browserUserAgent, calculatePercentiles } from '../load/fire-requests.ts'

const SECTION = '/catalog/pufy/'
const CHANGES = 20
const MAX_MS = 5_000
const headers = { 'user-agent': browserUserAgent }

/** Time from the commit of a price in the database until cached pages show it. */
const priceChange: Bench = {
  about: 'Time from a price change in the database until cached pages show it',
  async run(origin, reportProgress, databaseUrl) {
    if (!databaseUrl) throw new Error('SHOP_DATABASE_URL must name the database of the open shop')
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      const product = await findProduct(client)
      const pages = [SECTION, `${SECTION}${product.code}/`]
      const before = await loadPrices(client, product.id)
      const timesMs: Record<string, number[]> = Object.fromEntries(pages.map((page) => [page, []]))
      for (let index = 0; index < CHANGES; index++) {
        await Promise.all(pages.map((page) => warmCache(origin + page)))
        // A price that no other product has.
        const amount = 900_001 + index * 13
        await setPrice(client, product.id, amount)
        const changedAt = performance.now()
        for (const [page, shownAt] of await Promise.all(
          pages.map(async (page) => [page, await waitFor(origin + page, amount)] as const),
        )) {
          timesMs[page]?.push(shownAt - changedAt)
        }
      }
      await restorePrices(client, before)
      reportProgress(`${CHANGES} changes of ${product.code}`)
      return [
        ...findings('section page', timesMs[pages[0] ?? ''] ?? []),
        ...findings('product page', timesMs[pages[1] ?? ''] ?? []),
      ]
    } finally {
      await client.end()
    }
  },
}

export default priceChange

function findings(what: string, timesMs: readonly number[]): Finding[] {
  return [
    { what: `${what}, median`, value: calculatePercentiles(timesMs).p50Ms, unit: 'ms' },
    { what: `${what}, longest`, value: Math.max(...timesMs), unit: 'ms', limit: { max: 1_000 } },
  ]
}

interface Product {
  id: number
  code: string
}

/** A product on the first page of its section. */
async function findProduct(client: pg.Client): Promise<Product> {
  const { rows } = await client.query<Product>(
    `select product.id, product.code from product
     join section on section.id = product.section_id and section.code = 'pufy'
     join offer on offer.product_id = product.id
     where product.is_active
     group by product.id
     order by product.popularity desc, product.id limit 1`,
  )
  const [product] = rows
  if (!product) throw new Error('the section has no products')
  return product
}

async function setPrice(client: pg.Client, id: number, amount: number) {
  await client.query(
    `update price set amount = $2, old_amount = $2 from offer
     where offer.id = price.offer_id and offer.product_id = $1 and price.zone_id = 1`,
    [id, amount],
  )
}

interface Price {
  offer_id: number
  amount: number
  old_amount: number
}

async function loadPrices(client: pg.Client, id: number): Promise<Price[]> {
  const { rows } = await client.query<Price>(
    `select price.offer_id, price.amount, price.old_amount from price
     join offer on offer.id = price.offer_id
     where offer.product_id = $1 and price.zone_id = 1`,
    [id],
  )
  return rows
}

/** Restores the prices from before the benchmark. */
async function restorePrices(client: pg.Client, prices: readonly Price[]): Promise<void> {
  for (const { offer_id, amount, old_amount } of prices) {
    await client.query(
      'update price set amount = $2, old_amount = $3 where zone_id = 1 and offer_id = $1',
      [offer_id, amount, old_amount],
    )
  }
}

/** Requests the page until it comes from the router’s memory. */
async function warmCache(url: string): Promise<void> {
  for (let index = 0; index < 100; index++) {
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (answer.headers.get('x-cache') === 'hit') return
    await sleep(50)
  }
  throw new Error(`${url} is not cached`)
}

/** Returns the time at which the page showed the price. */
async function waitFor(url: string, amount: number): Promise<number> {
  const shown = amount.toLocaleString('ru').replace(/\s/g, ' ')
  const until = performance.now() + MAX_MS
  while (performance.now() < until) {
    const answer = await fetch(url, { headers })
    const text = (await answer.text()).replace(/[\u00a0\u202f]/g, ' ')
    if (text.includes(shown)) return performance.now()
    await sleep(5)
  }
  throw new Error(`${url} did not show ${shown} within ${MAX_MS} ms`)
}
