import type { Page } from '@playwright/test'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { employees, sessionFile } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { sofa } from '../support/order.ts'
import { readCode } from '../support/outbox.ts'
import { ageCode, orderIntoStore } from '../support/store-order.ts'

test.use({ storageState: sessionFile('seller'), viewport: { width: 1440, height: 900 } })

test('[retail.orders] [retail.states] [retail.fresh-code] [payment.on-receipt] a seller finds an order by phone, notes, splits, cancels a part with its reason, takes the money with a fresh code, prints and confirms; also finds it by name, number and barcode', {
  tag: '@gate',
}, async ({ page, browserErrors }) => {
  const phone = newPhone()
  const name = `Вера ${crypto.randomUUID().replace(/[^a-f]/g, '')}`
  const order = await orderIntoStore(name, phone)
  await ageCode('seller', '16 minutes')
  await page.goto('/retail-lk/orders/')
  await expect(page.getByRole('table').getByRole('row').first()).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.type(phone.slice(3))
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const pane = page.getByRole('complementary', { name: /^Заказ \d+/ })
  const press = (name: string | RegExp) => pane.getByRole('button', { name }).click()
  await expect(pane).toContainText(sofa.name)

  await page.keyboard.press('Escape')
  await expect(pane).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(pane.getByRole('button', { name: 'Заметка' })).toBeVisible()
  await page.locator('body').press('n')
  await pane.getByLabel('Заметка для своих').fill('Звонить после шести')
  await press('Добавить заметку')
  await expect(pane.getByRole('listitem').filter({ hasText: 'Звонить после шести' })).toBeVisible()

  await press('Разделить')
  await pane.getByLabel(/количество из 2$/).fill('1')
  await press('Выделить в новый заказ')
  await expect(pane.getByText(/^Выделен заказ \d+-1/)).toBeVisible()
  await press(/^\d+-1$/)
  await expect(page.getByRole('complementary', { name: /^Заказ \d+-1$/ })).toBeVisible()
  await press('Отменить заказ')
  await pane.getByRole('combobox', { name: 'Причина' }).click()
  await page.getByRole('option', { name: 'Нет товара' }).click()
  await press('Отменить заказ')
  await expect(pane.getByText(/нет товара/)).toBeVisible()

  await press(/^\d+$/)
  await press('Оплата при получении')
  await press('Принять деньги')
  await press(/^Принять \d/)
  await press('Прислать код')
  const code = page.getByLabel('Код из СМС')
  await code.waitFor()
  await code.fill(await readCode(page, employees.seller.phone))
  removeStatusError(browserErrors, 403)
  await expect(pane.getByText(/^Принято в кассе или курьером/)).toBeVisible()
  await press('Подтвердить')
  await expect(pane.getByRole('button', { name: 'Начать комплектацию' })).toBeVisible()

  expect(await countDownloads(page, ['Заказ', 'Договор', 'Лист комплектации'])).toBe(3)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  const search = page.getByRole('searchbox')
  for (const text of [name, `№ ${order.number}`, order.barcode]) {
    await search.fill('такого заказа нет')
    await expect(page.getByText(/^Заказов не нашли/)).toBeVisible()
    await search.fill(text)
    await expect(rows.filter({ hasText: new RegExp(`${order.number}(?!-)`) }), text).toHaveCount(1)
  }
})

/** Presses the documents one right after the other. */
async function countDownloads(page: Page, names: readonly string[]): Promise<number> {
  let count = 0
  page.on('download', () => {
    count += 1
  })
  const pane = page.getByRole('complementary')
  for (const name of names) await pane.getByRole('button', { name, exact: true }).click()
  await expect.poll(() => count).toBe(names.length)
  return count
}
