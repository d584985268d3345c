import type { APIRequestContext } from '@playwright/test'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { onDatabase } from '../support/database.ts'
import { expect, test } from '../support/journey.ts'

const section = '/catalog/pufy/'

test('a price changed in the database appears on the cached section and product pages', async ({
  request,
}) => {
  await onDatabase(async (database) => {
    const { rows } = await database.query<{ id: number; code: string; amount: number }>(
      `select product.id, product.code, min(price.amount)::int as amount
       from product
       join section on section.id = product.section_id and section.code = 'pufy'
       join offer on offer.product_id = product.id
       join price on price.offer_id = offer.id and price.zone_id = 1
       where product.is_active
       group by product.id, product.code order by product.id limit 1`,
    )
    const [product] = rows
    if (!product) throw new Error('the section has no products')
    const pages = [section, `${section}${product.code}/`]
    // Another journey may purge the section meanwhile.
    for (const page of pages) await expect.poll(() => isCached(request, page), page).toBe(true)

    // A price that no other product has, so that finding it on the page is conclusive.
    const changed = 987_600 + product.id
    const shown = formatPrice(changed, { sign: '₽' })
    for (const page of pages) expect(await fetchText(request, page), page).not.toContain(shown)
    const before = await database.query(
      `select price.* from price join offer on offer.id = price.offer_id where offer.product_id = $1`,
      [product.id],
    )
    try {
      await database.query(
        `update price set amount = $2, old_amount = $2 from offer
         where offer.id = price.offer_id and offer.product_id = $1`,
        [product.id, changed],
      )
      for (const page of pages)
        await expect.poll(() => fetchText(request, page), page).toContain(shown)
    } finally {
      for (const row of before.rows) {
        await database.query(
          'update price set amount = $3, old_amount = $4 where zone_id = $1 and offer_id = $2',
          [row.zone_id, row.offer_id, row.amount, row.old_amount],
        )
      }
    }
  })
})

async function fetchText(request: APIRequestContext, page: string): Promise<string> {
  const answer = await request.get(page)
  expect(answer.status(), page).toBe(200)
  return answer.text()
}

/** Requests the page twice: the second response comes from the router’s memory. */
async function isCached(request: APIRequestContext, page: string): Promise<boolean> {
  await request.get(page)
  const second = await request.get(page)
  return second.headers()['x-cache'] === 'hit'
}
