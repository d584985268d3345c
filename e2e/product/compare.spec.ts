import { expect, expectAccessible, test } from '../support/journey.ts'

test('[compare.products] products of a section are put side by side, and removed again @phone', async ({
  page,
}) => {
  await page.goto('/catalog/divany-pryamye/')
  for (let number = 1; number <= 4; number++)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Сравнить: / })
      .first()
      .click()
  const fifth = page
    .getByRole('main')
    .getByRole('button', { name: /^Сравнить: / })
    .first()
  await fifth.click()
  const refusal = page.getByRole('dialog', { name: 'Уже четыре товара' })
  await expect(refusal).toContainText('не больше четырёх')
  await page.keyboard.press('Escape')
  await expect(fifth).toBeFocused()
  await page.getByRole('link', { name: 'Сравнение: 4 товара' }).click()
  await page.waitForURL('**/compare/')
  const table = page.getByRole('table', { name: 'Свойства товаров рядом' })
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  const rows = table.getByRole('row')
  const all = await rows.count()
  await page.getByRole('switch', { name: 'Только отличия' }).press('Space')
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await expectAccessible(page)
  // The names of the properties stay while the products are scrolled by the keyboard.
  const area = page.getByRole('region', { name: 'Свойства товаров рядом' })
  await area.focus()
  await page.keyboard.press('ArrowRight')
  const name = table.getByRole('rowheader').first()
  await expect(name).toBeInViewport()
  await page
    .getByRole('button', { name: /^Убрать из сравнения: / })
    .first()
    .click()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await page.reload()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await page.getByRole('button', { name: 'Очистить сравнение' }).click()
  await expect(page.getByRole('heading', { name: 'Сравнивать пока нечего' })).toBeVisible()
  await expectAccessible(page)
})
