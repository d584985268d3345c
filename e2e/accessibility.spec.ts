import { expect, expectAccessible, forgetStatus, test } from './support/journey.ts'
import { logInByCode, sessionFile } from './support/log-in.ts'
import { newPhone } from './support/new-phone.ts'
import { chooseCourier, orderAsGuest, payByCard, putIntoBasket, sofa } from './support/order.ts'
import { seen } from './support/seen.ts'

for (const path of ['/', '/catalog/', sofa.section, sofa.path, '/develop/outbox/']) {
  test(`${path} bears every check of axe`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectAccessible(page)
  })
}

test('the page of the missing bears every check of axe', { tag: '@phone' }, async ({
  page,
  complaints,
}) => {
  const missing = await page.goto('/catalog/net-takogo-razdela/', { waitUntil: 'networkidle' })
  expect(missing?.status()).toBe(404)
  await expectAccessible(page)
  forgetStatus(complaints, 404)
})

test('open windows bear every check of axe', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/catalog/')
  await seen(page.getByRole('link', { name: /Выбрать город/ })).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Казань' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await seen(page.getByRole('link', { name: 'Войти' })).click()
  await expect(page.getByRole('dialog').getByLabel('Телефон')).toBeVisible()
  await expectAccessible(page)
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await expectAccessible(page)
})

test('buying bears every check of axe at every step', { tag: '@phone' }, async ({ page }) => {
  // Nine screens are looked over here, one after another.
  test.slow()
  await page.goto('/personal/order/')
  await expect(page.getByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await page.goto('/personal/order/')
  await expect(page.getByRole('link', { name: sofa.name })).toBeVisible()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.getByText('Напишите имя: от 2 до 100 букв')).toBeVisible()
  await expectAccessible(page)
  const phone = newPhone()
  await orderAsGuest(page, 'Мария Лесникова', phone)
  await page.getByText('Курьером', { exact: true }).click()
  await expect(page.getByLabel('Улица и дом')).toBeVisible()
  await expectAccessible(page)
  await chooseCourier(page)
  await expectAccessible(page)
  await payByCard(page)
  await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/personal-lk/orders/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, phone)
  await expect(page.getByRole('link', { name: /^Заказ \d+/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Заказ \d+/ }).click()
  await expect(page.getByRole('heading', { name: /^Заказ \d+/, level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test.describe('cabinets of work', () => {
  test.describe(() => {
    test.use({ storageState: sessionFile('seller') })
    test('the orders of the staff bear every check of axe', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/retail-lk/orders/')
      await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible()
      await expect(page.getByText(/^Всего/)).toBeVisible()
      await expectAccessible(page)
    })
  })

  test.describe(() => {
    test.use({ storageState: sessionFile('assembler') })
    test('the day of an assembler bears every check of axe', { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto('/assembler/')
      await expect(page.getByRole('heading', { name: 'Тимур, ваши заказы' })).toBeVisible()
      await expectAccessible(page)
    })
  })
})
