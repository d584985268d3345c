import { onDatabase } from '../support/database.ts'
import { expect, test } from '../support/journey.ts'
import { logInByCalls } from '../support/log-in.ts'
import { measurePdf } from '../support/measure-pdf.ts'

/** The designer of the demonstration. */
const DESIGNER = '79000000006'

interface PriceLine {
  article: string
  retailPrice: number
  price: number
}

test('[role.designer] a partner prints the price list with the own prices, and reads the same cached page as everybody, with the own price in it', {
  tag: '@gate',
}, async ({ page, request }) => {
  await giveDiscount()
  await logInByCalls(page, DESIGNER)
  const answer = page.waitForResponse('**/partner/priceList/')
  await page.goto('/personal-lk/price-list/')
  const { lines }: { lines: PriceLine[] } = await (await answer).json()
  await expect(page.getByRole('row')).toHaveCount(lines.length + 1)
  const reduced = lines.find(({ price, retailPrice }) => price < retailPrice)
  if (!reduced) throw new Error('no goods of the list have a price of the partner')

  const pages = await measurePdf(await page.pdf({ preferCSSPageSize: true }))
  const printed = pages.flatMap(({ texts }) => texts)
  const text = printed.map((part) => part.text.replace(/\s/g, '')).join('')
  for (const { article, price, retailPrice } of lines) {
    expect(text).toContain(article)
    expect(text).toContain(`${retailPrice}\u20bd`)
    expect(text).toContain(`${price}\u20bd`)
  }
  expect(text, 'the rest of the shop is not printed').not.toContain('Каталог')
  for (const { width, texts } of pages)
    for (const { right } of texts) expect(right).toBeLessThan(width)

  const { article, price, retailPrice } = reduced
  const found = await request.get(`/search/?q=${encodeURIComponent(article)}`)
  const path = /href="(\/catalog\/[^"/]+\/[^"/]+\/)"/.exec(await found.text())?.[1]
  expect(path, `the page of ${article}`).toBeDefined()
  const read = async (reader: typeof request) => (await reader.get(path ?? '')).text()
  const html = await read(request)
  expect(await read(page.request)).toBe(html)
  expect(html.replace(/\s/g, '')).toContain(String(retailPrice))
  await page.goto(path ?? '')
  const own = new RegExp(String(price).replace(/\B(?=(\d{3})+$)/g, '\\s'))
  await expect(page.getByRole('main').getByText(own).first()).toBeVisible()
})

/** The demonstration has no discounts for partners; nobody else ever sees them. */
async function giveDiscount(): Promise<void> {
  await onDatabase((client) =>
    client.query(`insert into partner_discount (section_id, vendor_id, percent, updated_by_id)
      select 1, null, 10, id from user_account where login = 'admin' on conflict do nothing`),
  )
}
