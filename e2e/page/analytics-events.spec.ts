import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'
import { inOlderRegion, orderByForm } from '../support/older-checkout.ts'
import { putIntoBasket, sofa } from '../support/order.ts'

type Entry = {
  projectId?: string
  isStaff?: boolean
  ecommerce?: {
    currencyCode: string
    add?: { products: Product[] }
    purchase?: { actionField: { id: string; revenue: number }; products: Product[] }
  }
}
type Product = { id: string; name: string; price: number; quantity: number; category?: string }

/** The entries that the page has pushed for Metrika. */
const readLayer = (page: Page) =>
  page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])) as Entry[])

test('[analytics.events] [card.add] [analytics.project] adding to the basket and ordering push their events from the screens', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'all', url: baseURL ?? '' }])
  await page.goto(inOlderRegion(sofa.path))
  await putIntoBasket(page)
  const findAdded = async () =>
    (await readLayer(page)).flatMap(({ ecommerce }) => ecommerce?.add?.products ?? [])
  await expect.poll(async () => (await findAdded()).length).toBe(1)
  const [added] = await findAdded()
  expect(added).toMatchObject({ name: sofa.name, quantity: 1 })
  expect(added?.price).toBeGreaterThan(0)

  await orderByForm(page, 'Мария Лесникова', newPhone())
  const findPurchases = async () =>
    (await readLayer(page)).filter(({ ecommerce }) => ecommerce?.purchase)
  await expect.poll(async () => (await findPurchases()).length).toBe(1)
  const [bought] = await findPurchases()
  expect(bought).toMatchObject({
    isStaff: false,
    projectId: expect.stringMatching(/./),
    ecommerce: {
      currencyCode: 'RUB',
      purchase: {
        actionField: { id: expect.stringMatching(/./), revenue: added?.price },
        products: [{ id: added?.id, price: added?.price, quantity: 1 }],
      },
    },
  })
  const { category = '' } = bought?.ecommerce?.purchase?.products[0] ?? {}
  expect(category).toMatch(/диваны/i)
  expect(category.split('/').length).toBeLessThanOrEqual(5)
})
