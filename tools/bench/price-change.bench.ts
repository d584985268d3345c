import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Bench, Finding } from './bench.ts'
import { percentiles } from './fire-requests.ts'

const SECTION = '/catalog/pufy/'
const CHANGES = 20
const LONGEST_MS = 5_000
const headers = { 'user-agent': 'Mozilla/5.0 measurement' }

/** From the commit of a price in the database to kept pages that show it. */
const priceChange: Bench = {
  about: 'A price changed in the database: how long until kept pages show it',
  async run(origin, tell, databaseUrl) {
    if (!databaseUrl) throw new Error('SHOP_DATABASE_URL must name the database of the open shop')
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      const product = await findProduct(client)
      const pages = [SECTION, `${SECTION}${product.code}/`]
      const timesMs: Record<string, number[]> = Object.fromEntries(pages.map((page) => [page, []]))
      for (let at = 0; at < CHANGES; at++) {
        await Promise.all(pages.map((page) => keep(origin + page)))
        // A sum no other thing costs.
        const amount = 900_001 + at * 13
        await setPrice(client, product.id, amount, amount)
        const changedAt = performance.now()
        for (const [page, found] of await Promise.all(
          pages.map(async (page) => [page, await waitFor(origin + page, amount)] as const),
        )) {
          timesMs[page]?.push(found - changedAt)
        }
      }
      await setPrice(client, product.id, product.amount, product.old)
      tell(`${CHANGES} changes of ${product.code}`)
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
    { what: `${what}, median`, value: percentiles(timesMs).p50Ms, unit: 'ms' },
    { what: `${what}, longest`, value: Math.max(...timesMs), unit: 'ms', limit: { most: 1_000 } },
  ]
}

interface Product {
  id: number
  code: string
  amount: number
  old: number
}

/** One that stands on the first page of its section, with one price for all its offers. */
async function findProduct(client: pg.Client): Promise<Product> {
  const { rows } = await client.query<Product>(
    `select product.id, product.code, min(price.amount)::int as amount,
       min(price.old_amount)::int as old
     from product
     join section on section.id = product.section_id and section.code = 'pufy'
     join offer on offer.product_id = product.id
     join price on price.offer_id = offer.id and price.zone_id = 1
     where product.is_active
     group by product.id having count(distinct price.amount) = 1
     order by product.popularity desc, product.id limit 1`,
  )
  const [product] = rows
  if (!product) throw new Error('no product of the section has one price')
  return product
}

async function setPrice(client: pg.Client, id: number, amount: number, old: number) {
  await client.query(
    `update price set amount = $2, old_amount = $3 from offer
     where offer.id = price.offer_id and offer.product_id = $1 and price.zone_id = 1`,
    [id, amount, old],
  )
}

/** Asks until the page comes from the router's memory. */
async function keep(url: string): Promise<void> {
  for (let at = 0; at < 100; at++) {
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (answer.headers.get('x-cache') === 'hit') return
    await sleep(50)
  }
  throw new Error(`${url} is not kept`)
}

/** When the page showed the sum. */
async function waitFor(url: string, amount: number): Promise<number> {
  const shown = amount.toLocaleString('ru').replace(/\s/g, ' ')
  const until = performance.now() + LONGEST_MS
  while (performance.now() < until) {
    const answer = await fetch(url, { headers })
    const text = (await answer.text()).replace(/[\u00a0\u202f]/g, ' ')
    if (text.includes(shown)) return performance.now()
    await sleep(5)
  }
  throw new Error(`${url} did not show ${shown} within ${LONGEST_MS} ms`)
}
