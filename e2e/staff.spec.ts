import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { logInByCode, sessionFile } from './support/log-in.ts'
import { newPhone } from './support/new-phone.ts'
import { choosePickup, orderAsGuest, putIntoBasket, sofa } from './support/order.ts'
import { seen } from './support/seen.ts'

/** The store of the demonstration's seller and another one of the same city. */
const ownStore = 'Светлица на Варшавке'
const otherStore = 'Светлица на Каширке'

test.describe('a seller', () => {
  test.use({ storageState: sessionFile('seller') })

  test('[role.retail] sees the orders of the own store and no others, and opens them by keys', async ({
    page,
    browser,
    baseURL,
  }) => {
    const guest = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } })
    const mine = `Варвара ${crypto.randomUUID().replace(/[^a-f]/g, '')}`
    const foreign = `Каролина ${crypto.randomUUID().replace(/[^a-f]/g, '')}`
    await orderToStore(guest, mine, ownStore)
    await orderToStore(guest, foreign, otherStore)
    await guest.close()

    await page.goto('/retail-lk/orders/')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows.filter({ hasText: mine })).toHaveCount(1)
    await expect(rows.filter({ hasText: foreign })).toHaveCount(0)

    await page.keyboard.press('/')
    await page.keyboard.type(mine)
    await expect(rows.filter({ hasText: 'Каролина' })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const pane = page.getByRole('complementary', { name: /^Заказ \d+/ })
    await expect(pane).toContainText(mine)
    await expect(pane).toContainText(sofa.name)
    await page.keyboard.press('Escape')
    await expect(pane).toBeHidden()
  })
})

test.describe('an assembler', () => {
  test.use({ storageState: sessionFile('assembler') })

  test('[role.assembler] has the own cabinet and none of the staff', async ({ page }) => {
    await page.goto('/assembler/')
    await expect(page.getByRole('heading', { name: 'Тимур, ваши заказы' })).toBeVisible()
    await page.goto('/retail-lk/orders/')
    await expectRefusal(page, 'Этот раздел для сотрудников')
  })
})

test('[role.retail] [role.assembler] a customer is refused in clear words, a guest is asked to log in', async ({
  page,
}) => {
  await page.goto('/assembler/')
  await expect(page.getByRole('heading', { name: 'Вход для сборщиков' })).toBeVisible()
  await page.goto('/retail-lk/')
  await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible()
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, newPhone())
  await expectRefusal(page, 'Этот раздел для сотрудников')
  await page.goto('/assembler/')
  await expectRefusal(page, 'Кабинет только для сборщиков')
})

async function expectRefusal(page: Page, words: string) {
  await expect(page.getByRole('heading', { name: words, level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
}

async function orderToStore(page: Page, name: string, store: string) {
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await orderAsGuest(page, name, newPhone())
  await choosePickup(page, store)
  await expect(seen(page.getByRole('button', { name: /^Оплатить/ }))).toBeVisible()
}
