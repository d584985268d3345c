import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'
import { ageCode } from '../support/store-order.ts'

test.use({ storageState: sessionFile('administrator'), viewport: { width: 1440, height: 900 } })

test('[exchange.webhooks] an owner adds a webhook, keeps its secret, sends a test, reads in the log why it did not arrive, and removes the webhook', async ({
  page,
  browserErrors,
}) => {
  const name = `Склад ${crypto.randomUUID().slice(0, 8)}`
  await ageCode('administrator', '0 minutes')
  await page.goto('/retail-lk/shop/webhooks/')
  await page.getByRole('button', { name: 'Добавить вебхук' }).click()
  const pane = page.getByRole('complementary')
  await pane.getByLabel('Название').fill(name)
  await pane.getByLabel('Адрес').fill('http://127.0.0.1/hooks')
  await pane.getByRole('checkbox', { name: 'Заказ оформлен' }).check()
  await pane.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(pane.getByText(/^Нужен адрес в интернете/)).toBeVisible()
  removeStatusError(browserErrors, 400)
  // No name server knows it.
  await pane.getByLabel('Адрес').fill('https://hooks.invalid/svetlitsa')
  await pane.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(pane.getByRole('heading', { name: 'Секрет вебхука' })).toBeVisible()
  await expect(pane.getByText(/^whsec_/)).toBeVisible()
  await expectAccessible(page)
  await pane.getByRole('button', { name: 'Готово' }).click()

  await page.getByRole('button', { name: `Открыть вебхук «${name}»` }).click()
  await pane.getByRole('button', { name: 'Отправить проверку' }).click()
  await expect(
    page.getByText('Проверка отправлена, ответ появится в журнале', { exact: true }),
  ).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Проверка' })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Не удалось соединиться', { timeout: 3_000 })
  }).toPass()
  await row.getByRole('button', { name: /^Проверка: подробности отправки/ }).click()
  await expect(pane.getByText('Попытка 1')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: `Открыть вебхук «${name}»` }).click()
  await pane.getByRole('button', { name: 'Удалить', exact: true }).click()
  await pane.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page.getByRole('button', { name: `Открыть вебхук «${name}»` })).toHaveCount(0)
})
