import { expect, expectAccessible, test } from '../support/journey.ts'
import { logInByCode } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'

test('[favorites.lists] a list is created, renamed, left unchanged on cancel and deleted', {
  tag: '@phone',
}, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  const name = page.getByLabel('Название списка')
  await page.goto('/favorites/')
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click()
  await logInByCode(page, newPhone())
  await page.getByRole('button', { name: 'Новый список' }).click()
  await expect(name).toBeFocused()
  await name.fill('Ж'.repeat(60))
  await name.press('Enter')
  await page.getByRole('link', { name: /^Ж+/ }).click()
  await expect(title).toHaveText(/^Ж{60}/)
  await page.getByRole('button', { name: 'Переименовать' }).click()
  await name.fill('Дача')
  await name.press('Escape')
  await expect(title).toHaveText(/^Ж{60}/)
  await page.getByRole('button', { name: 'Переименовать' }).click()
  await expect(name).toHaveValue(/^Ж{60}$/)
  await expectAccessible(page)
  await name.fill('Дача')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(title).toHaveText(/^Дача/)
  await page.getByRole('button', { name: 'Удалить список' }).click()
  await page
    .getByRole('region', { name: /^Удалить список/ })
    .getByText('Удалить список', { exact: true })
    .click()
  await expect(page).toHaveURL(/\/favorites\/$/)
  await expect(page.getByRole('link', { name: /^Дача/ })).toHaveCount(0)
})
