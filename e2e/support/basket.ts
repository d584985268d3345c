import { expect, type Page } from '@playwright/test'
import { findInShop } from './database.ts'

export interface OfferRow {
  offerId: number
  name: string
  price: number
  oldPrice: number
}

/**
 * An offer that no other journey buys: in stock in a region, of the least popular products. Each
 * journey has a position of its own.
 */
export function findUnpopularOffer(position: number, region = 'moskva'): Promise<OfferRow> {
  return findInShop<OfferRow>(
    'product that no other journey buys',
    `
    select o.id as "offerId", p.name, price.amount as price, price.old_amount as "oldPrice"
    from product p
    join offer o on o.product_id = p.id and o.is_active
    join price on price.offer_id = o.id
    join price_zone z on z.id = price.zone_id and z.is_default
    join region r on r.code = '${region}'
    where p.is_active and not p.is_kit and not p.by_metre and p.minimum_batch = 1
      and (select sum(st.on_hand - st.reserved) from stock st
        join region_place rp on rp.place_id = st.place_id and rp.region_id = r.id
        where st.offer_id = o.id) between 8 and 1000
    order by p.popularity, o.id offset ${position} limit 1`,
  )
}

/** Makes a call of the shop as a page of it does, and returns its answer. */
export async function callShop<Answer>(page: Page, path: string, body: object): Promise<Answer> {
  const { status, answer } = await page.evaluate(
    async ([address, json]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(address, { method: 'POST', headers, body: json })
      return { status: response.status, answer: await response.json() }
    },
    [path, JSON.stringify(body)] as const,
  )
  expect(status, path).toBe(200)
  return answer
}

export async function addToBasket(page: Page, offerId: number): Promise<void> {
  await callShop(page, '/api_vue/basket/add/', { offers: [{ offerId, quantity: 1 }] })
}

/** Opens the basket of a new guest with one piece of an offer. */
export async function openBasketWith(
  page: Page,
  { offerId, name }: OfferRow,
  path = '/personal/order/',
): Promise<void> {
  await page.goto(path)
  await addToBasket(page, offerId)
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
}
