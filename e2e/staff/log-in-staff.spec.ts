import { expect, test } from '../support/journey.ts'
import { employees, logInByPassword, sessionFile } from '../support/log-in.ts'

test('[role.retail] a seller logs into the staff area with a password and then a code', async ({
  page,
}) => {
  await page.goto('/retail-lk/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByPassword(page, employees.seller)
  await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/retail-lk/orders/')
  await page.context().storageState({ path: sessionFile('seller') })
})

test('[role.retail] the call centre finds its reviews and requests beside the orders', async ({
  page,
}) => {
  await page.goto('/retail-lk/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByPassword(page, employees.callCentre)
  const tabs = page.getByRole('navigation', { name: 'Кабинет магазина' })
  await expect(tabs.getByRole('link', { name: 'Отзывы и вопросы' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Заявки' })).toBeVisible()
  await page.context().storageState({ path: sessionFile('callCentre') })
})

test('[role.assembler] [route.assembler] an assembler logs into the assembler area', async ({
  page,
}) => {
  await page.goto('/assembler/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByPassword(page, employees.assembler)
  await expect(page.getByRole('heading', { name: 'Тимур, ваши заказы' })).toBeVisible()
  await page.context().storageState({ path: sessionFile('assembler') })
})
