import assert from 'node:assert/strict'
import { chromium } from '@playwright/test'
import { getChromiumLaunchOptions } from '@svetlitsa/config/browser/chromium-launch.ts'
import type { createGuest } from './place-order.ts'
import { foreignBrand } from './setup-example.ts'

/** The price tags that staff print in their browser name this shop and no other. */
export async function expectPriceTags(
  origin: string,
  administrator: ReturnType<typeof createGuest>,
  name: string,
): Promise<void> {
  const browser = await chromium.launch(getChromiumLaunchOptions())
  try {
    const context = await browser.newContext({ locale: 'ru-RU' })
    const [cookieName = '', value = ''] = administrator.readCookie().split('=')
    await context.addCookies([{ name: cookieName, value, url: origin }])
    const page = await context.newPage()
    await page.goto(`${origin}/retail-lk/price/`)
    // What a feed brought lies in the warehouse: only a search finds it.
    await page.getByLabel('Штрихкод, артикул или название').fill('Стол')
    const goods = page.getByRole('list', { name: 'Товары' }).getByRole('listitem')
    await goods.first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Печать', exact: true }).click()
    const tags = page.locator('.print-root')
    await tags.locator('.tag').first().waitFor({ state: 'attached' })
    const printed = (await tags.textContent()) ?? ''
    assert(printed.includes(name), `a price tag lacks «${name}»: ${printed}`)
    assert(printed.includes('Стол'), `no price tag of the goods: ${printed}`)
    assert(!foreignBrand.test(printed), `a price tag: ${foreignBrand.exec(printed)?.[0]}`)
  } finally {
    await browser.close()
  }
}
