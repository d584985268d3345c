import type { Page } from '@playwright/test'
import { findInShop, onDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'
import { ageCode } from '../support/store-order.ts'

/** The keys that work are named in another landmark, without a heading. */
const findPane = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('heading') })

test.use({ storageState: sessionFile('administrator'), viewport: { width: 1440, height: 900 } })

test('[shop.places] an owner opens a store with its hours, which shoppers see, and closes it', async ({
  page,
  request,
}) => {
  const code = `journey-${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/retail-lk/shop/')
  await page.getByRole('link', { name: 'Магазины' }).click()
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const pane = findPane(page)
  await pane.getByLabel('Код').fill(code)
  await pane.getByLabel('Название', { exact: true }).fill('Светлица на Складской')
  await pane.getByRole('combobox', { name: 'Регион' }).click()
  await page.getByRole('option', { name: 'Москва', exact: true }).click()
  await pane.getByLabel('Адрес').fill(`Складская, ${code}`)
  await pane.getByLabel('Часы работы').fill('Пн-Вс 9:00-21:00')
  await expectAccessible(page)
  await pane.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible()
  const readStores = async () => (await request.post('/api_vue/getStores/', { data: {} })).text()
  await expect(async () => {
    expect(await readStores()).toContain(`Складская, ${code}`)
    expect(await (await request.get('/contacts/')).text()).toContain(`Складская, ${code}`)
  }).toPass()

  await page.getByRole('searchbox', { name: 'Поиск' }).first().fill(code)
  await expect(page.getByText('1 запись')).toBeVisible()
  await page.getByRole('button', { name: 'Светлица на Складской' }).first().click()
  await expect(pane.getByLabel('Часы работы')).toHaveValue('Пн–Вс 09:00–21:00')
  await pane.getByRole('button', { name: 'Удалить' }).click()
  await pane.getByRole('button', { name: 'Да, удалить' }).click()
  await expect(page.getByText(/^Удалено/)).toBeVisible()
  await expect(async () => {
    expect(await readStores()).not.toContain(code)
  }).toPass()
})

test('[shop.prices] an owner plans a price for Kazakhstan from tomorrow', async ({ page }) => {
  const { offerId } = await findInShop<{ offerId: number }>(
    'offer without a planned price',
    `select o.id as "offerId" from offer o join product p on p.id = o.product_id
     where not p.is_kit and not exists (select from planned_price where offer_id = o.id)
     order by o.id desc limit 1`,
  )
  await ageCode('administrator', '0 minutes')
  await page.goto('/retail-lk/shop/planned-prices/')
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const pane = findPane(page)
  await pane.getByRole('combobox', { name: 'Предложение' }).fill(String(offerId))
  await page.getByRole('option').first().click()
  await pane.getByRole('combobox', { name: 'Ценовая зона' }).fill('Казах')
  await page.getByRole('option', { name: 'Казахстан' }).click()
  await pane.getByLabel('Цена', { exact: true }).fill('123456')
  await pane.getByLabel('Старая цена').fill('234567')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await pane.getByLabel('Начало').fill(`${tomorrow}T12:00`)
  await pane.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /123\s456/ })).toContainText('KZT')
  await onDatabase((client) => client.query('delete from planned_price where amount = 123456'))
})
