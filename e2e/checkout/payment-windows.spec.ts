import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { logInByCode } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { choosePickup, orderAsGuest, payByCard, putIntoBasket, sofa } from '../support/order.ts'

const name = 'Мария Лесникова'
const moscowStore = 'Светлица на Варшавке'

async function orderInMoscow(page: Page): Promise<string> {
  const phone = newPhone()
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await orderAsGuest(page, name, phone)
  await choosePickup(page, moscowStore)
  return phone
}

const openThanks = (page: Page) => page.getByRole('dialog', { name: 'Спасибо!' })

async function chooseMethod(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Другой способ' }).click()
  const list = page.getByRole('dialog', { name: 'Способ оплаты' })
  await list.getByRole('radio', { name: method }).locator('xpath=ancestor::label').click()
  await list.getByRole('button', { name: 'Выбрать' }).click()
  await expect(list).toBeHidden()
}

/** Confirms on the provider’s page that the window links to, in a separate browser page. */
async function confirmAt(page: Page, url: string): Promise<void> {
  const wallet = await page.context().newPage()
  await wallet.goto(url)
  await wallet.getByRole('button', { name: /^Подтвердить/ }).click()
  await wallet.waitForURL(/\/personal\/order\/pay\//)
  await wallet.close()
}

test('[layout.other] [window.names] an order paid in yookassaPopup has its own receipt, which is never cached', {
  tag: '@phone',
}, async ({ page }) => {
  await orderInMoscow(page)
  await payByCard(page)
  await openThanks(page).getByRole('link', { name: 'Электронный чек' }).click()
  await expect(page.getByRole('heading', { name: 'Электронный чек', level: 1 })).toBeVisible()
  await expect(openThanks(page)).toBeHidden()
  const sheet = page.getByRole('main')
  await expect(sheet).toContainText(sofa.name)
  await expect(sheet).not.toContainText(/Лесникова|\+7 9/)
  await expect(page.getByRole('img', { name: 'Код для проверки чека' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const { headers } = await page.request
    .get(page.url())
    .then((answer) => ({ headers: answer.headers() }))
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['cache-control']).toBe('no-store')
})

test('[layout.other] an unknown receipt is empty and offers a way on', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/receipt/00000000-0000-4000-8000-000000000000/')
  await expect(page.getByRole('heading', { name: 'Чека нет', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('[window.names] in the account the customer chooses a method in paymentMethodsList and pays in yandexPayWindow', {
  tag: '@phone',
}, async ({ page }) => {
  const phone = await orderInMoscow(page)
  await page.goto('/personal-lk/orders/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, phone)
  await page.getByRole('main').getByRole('link', { name: 'Оплатить' }).click()
  const list = page.getByRole('dialog', { name: 'Способ оплаты' })
  await expect(list.getByRole('radio')).toHaveCount(3)
  await list
    .getByRole('radio', { name: /Яндекс Пэй/ })
    .locator('xpath=ancestor::label')
    .click()
  await list.getByRole('button', { name: 'Выбрать' }).click()
  await page.getByRole('button', { name: /^Оплатить/ }).click()

  const paying = page.getByRole('dialog', { name: 'Яндекс Пэй' })
  const method = paying.getByRole('link', { name: 'Перейти в Яндекс Пэй' })
  await expect(method).toHaveAttribute('target', '_blank')
  await expect(paying.getByRole('timer')).toContainText(/1[45]:\d\d/)
  await confirmAt(page, (await method.getAttribute('href')) ?? '')
  await expect(openThanks(page)).toContainText('Мы получили')
  await expect(paying).toBeHidden()
})

test('[window.names] a payment window traps the focus, closes with Escape and returns the focus', async ({
  page,
}) => {
  await orderInMoscow(page)
  const other = page.getByRole('button', { name: 'Другой способ' })
  await other.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Способ оплаты' })
  await expect(list).toBeVisible()
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    await expect(list.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(other).toBeFocused()
})

test('[window.names] in Almaty the order is paid by kaspiQR, also after its code has expired', async ({
  page,
}) => {
  await page.goto('/?sr=almaty')
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await orderAsGuest(page, name, newPhone())
  await choosePickup(page, 'Светлица на Абая')
  await chooseMethod(page, /Kaspi QR/)
  await page.clock.install()
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  const paying = page.getByRole('dialog', { name: 'Kaspi QR' })
  await expect(paying.getByRole('img', { name: 'Код для оплаты в Kaspi' })).toBeVisible()
  const answer = page.waitForResponse(/payment\/kaspi/)
  await page.clock.fastForward('16:00')
  await expect(paying.getByText('Время на оплату вышло')).toBeVisible()
  await paying.getByRole('button', { name: 'Получить новый код' }).click()
  const { url } = await (await answer).json()
  await page.clock.resume()
  await confirmAt(page, url)
  await expect(openThanks(page)).toContainText('Мы получили')
})
