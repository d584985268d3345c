import { expect, test } from '../support/journey.ts'
import { employees, logInByPassword, sessionFile } from '../support/log-in.ts'

test('[role.retail] a seller logs into the staff area with a password and then a code', async ({
  page,
}) => {
  await page.goto('/retail-lk/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByPassword(page, employees.seller)
  await expect(page.getByRole('heading', { name: 'Сводка', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/retail-lk/')
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

// One person gets one code a minute, so the same login proves both.
test('[route.tools] [retail.staff] an administrator logs in at the address of the banner editors and finds the staff beside the orders', async ({
  page,
}) => {
  await page.goto('/vue-tools/newBanner/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByPassword(page, employees.administrator)
  await expect(page.getByRole('heading', { name: 'Сцены главной страницы' })).toBeVisible()
  await page.goto('/retail-lk/')
  const tabs = page.getByRole('navigation', { name: 'Кабинет магазина' })
  await expect(tabs.getByRole('link', { name: 'Сотрудники' })).toBeVisible()
  await page.context().storageState({ path: sessionFile('administrator') })
  // Kazakh has the longest words: all the tabs are in sight at 1440 px.
  await page.goto('/retail-lk/?lang=kk')
  const line = page.getByRole('banner').getByRole('navigation').getByRole('list')
  await expect(line.getByRole('link', { name: 'Қызметкерлер' })).toBeVisible()
  const [needed, given] = await line.evaluate((list) => [list.scrollWidth, list.clientWidth])
  expect(needed).toBeLessThanOrEqual(Number(given))
})
