import type { Page } from '@playwright/test'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'
import { ageCode } from '../support/store-order.ts'

/** The keys that work are named in another landmark, without a heading. */
const findPane = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('heading') })

test.use({ storageState: sessionFile('administrator'), viewport: { width: 1440, height: 900 } })

test('[shop.redirects] an owner adds a redirect, which leads at once, changes it, and undoes the change', {
  tag: '@gate',
}, async ({ page, request, browserErrors }) => {
  const code = crypto.randomUUID().slice(0, 8)
  await page.goto('/retail-lk/shop/')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Переадресации' }).click()
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const pane = findPane(page)
  await pane.getByLabel('Прежний адрес').fill(`old-${code}`)
  await pane.getByLabel('Новый адрес').fill('/about/')
  await pane.getByRole('button', { name: 'Сохранить' }).click()
  await expect(pane.getByText(/^Адрес страницы магазина/)).toBeVisible()
  removeStatusError(browserErrors, 400)
  await pane.getByLabel('Прежний адрес').fill(`/old-${code}/`)
  await pane.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible()
  await expect(async () => {
    const answer = await request.get(`/old-${code}/`, { maxRedirects: 0 })
    expect(answer.headers().location).toMatch(/\/about\/$/)
  }).toPass()

  await page.getByRole('searchbox', { name: 'Поиск' }).first().fill(code)
  await page
    .getByRole('button', { name: `/old-${code}/` })
    .first()
    .click()
  await expectAccessible(page)
  await pane.getByLabel('Новый адрес').fill('/sale/')
  await pane.getByRole('button', { name: 'Сохранить' }).click()
  await expect(pane).toHaveCount(0)
  await page
    .getByRole('button', { name: `/old-${code}/` })
    .first()
    .click()
  await pane.getByRole('tab', { name: 'История' }).click()
  await expect(pane.getByText('/sale/')).toBeVisible()
  await pane.getByRole('button', { name: 'Отменить' }).first().click()
  await expect(page.getByText('Изменение отменено', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: `/old-${code}/` })).toContainText('/about/')
})

test('[shop.coupons] an owner makes a batch of coupons and downloads the codes', async ({
  page,
}) => {
  const prefix = `T${crypto.randomUUID().slice(0, 6).toUpperCase()}-`
  await ageCode('administrator', '0 minutes')
  await page.goto('/retail-lk/shop/coupons/')
  await page.getByRole('button', { name: 'Сделать партию' }).click()
  const pane = findPane(page)
  await pane.getByLabel('Начало кода').fill(prefix)
  await pane.getByLabel('Сколько кодов').fill('30')
  await expectAccessible(page)
  await pane.getByRole('button', { name: 'Сделать', exact: true }).click()
  await expect(pane.getByText('Готово 30 кодов')).toBeVisible()
  const download = page.waitForEvent('download')
  await pane.getByRole('button', { name: 'Скачать коды' }).click()
  expect((await download).suggestedFilename()).toBe('coupons.csv')
  await pane.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('searchbox', { name: 'Поиск' }).first().fill(prefix)
  await expect(page.getByText('30 записей')).toBeVisible()
})

test.describe('a seller', () => {
  test.use({ storageState: sessionFile('seller') })
  test('[shop.resource] sees nothing of the back office', async ({ page, browserErrors }) => {
    for (const path of ['', 'redirects/', 'coupons/']) {
      await page.goto(`/retail-lk/shop/${path}`)
      await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
    }
    removeStatusError(browserErrors, 404)
  })
})
