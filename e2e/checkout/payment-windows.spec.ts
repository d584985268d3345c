import type { Page } from '@playwright/test'
import { expect, removeStatusError, test } from '../support/journey.ts'
import { logInByCalls } from '../support/log-in.ts'
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
  await wallet.getByRole('button', { name: /^(Подтвердить|Подписать)/ }).click()
  await wallet.waitForURL(/\/personal\/order\/pay\//)
  await wallet.close()
}

/** Kaspi’s app ends with its own page: it does not lead back to the shop. */
async function confirmInKaspi(page: Page, url: string): Promise<void> {
  const app = await page.context().newPage()
  await app.goto(url)
  await app.getByRole('button', { name: /^Подтвердить/ }).click()
  await expect(app.getByRole('status')).toHaveText('Платёж прошёл')
  await app.close()
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
  browserErrors,
}) => {
  await page.goto('/receipt/00000000-0000-4000-8000-000000000000/')
  await expect(page.getByRole('heading', { name: 'Чека нет', level: 1 })).toBeVisible()
  removeStatusError(browserErrors, 404)
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('[window.names] in the account the customer chooses a method in paymentMethodsList and pays in yandexPayWindow', {
  tag: '@phone',
}, async ({ page }) => {
  const phone = await orderInMoscow(page)
  await logInByCalls(page, phone)
  await page.goto('/personal-lk/orders/')
  await page.getByRole('main').getByRole('link', { name: 'Оплатить' }).click()
  const list = page.getByRole('dialog', { name: 'Способ оплаты' })
  const ways = [
    'Картой',
    'Кредит',
    'Долями',
    'Яндекс Пэй',
    'Счёт',
    'Подарочным сертификатом',
    'При получении',
  ]
  await expect(list.getByRole('radio')).toHaveCount(ways.length)
  for (const way of ways)
    await expect(list.getByRole('radio', { name: new RegExp(`^${way}`) })).toHaveCount(1)
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

test('[window.names] in Almaty the order is paid by kaspiQR, also after its code has expired', {
  tag: ['@phone', '@gate'],
}, async ({ page, isMobile }) => {
  await page.goto('/?sr=almaty')
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await orderAsGuest(page, name, newPhone())
  await choosePickup(page, 'Светлица на Абая')
  await chooseMethod(page, /Kaspi QR/)
  await page.clock.install()
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  const paying = page.getByRole('dialog', { name: 'Kaspi QR' })
  // A phone cannot scan its own screen: it opens the app in a new window.
  const start = isMobile
    ? paying.getByRole('link', { name: 'Открыть Kaspi' })
    : paying.getByRole('img', { name: 'Код для оплаты в Kaspi' })
  await expect(start).toBeVisible()
  const answer = page.waitForResponse(/payment\/kaspi/)
  await page.clock.fastForward('16:00')
  await expect(paying.getByText('Время на оплату вышло')).toBeVisible()
  await paying.getByRole('button', { name: 'Получить новый код' }).click()
  const { url } = await (await answer).json()
  await page.clock.resume()
  await confirmInKaspi(page, url)
  await expect(openThanks(page)).toContainText('Мы получили')
})

test('[payment.groups] [payment.marks-ordered] an order is placed on receipt, then by a bill, and paid by a loan in the end', {
  tag: '@phone',
}, async ({ page, browserErrors }) => {
  await orderInMoscow(page)
  await chooseMethod(page, /При получении/)
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.getByText(/^Заказ записан, но телефон ещё не подтверждён/)).toBeVisible()

  await chooseMethod(page, /Счёт для организации/)
  await page.getByRole('button', { name: 'Выставить счёт' }).click()
  const bill = page.getByRole('dialog', { name: 'Счёт для организации' })
  const fields: [string, string][] = [
    ['Название организации', 'ООО «Ромашка»'],
    ['ИНН', '7707083894'],
    ['КПП', '773601001'],
    ['Банк', 'ПАО Сбербанк'],
    ['БИК', '044525225'],
    ['Расчётный счёт', '40702810938000000001'],
    ['Эл. почта для счёта', 'buh@example.com'],
  ]
  for (const [label, value] of fields) await bill.getByLabel(label, { exact: true }).fill(value)
  const send = bill.getByRole('button', { name: /^Выставить счёт на/ })
  await send.click()
  await expect(bill.getByLabel('ИНН', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await bill.getByLabel('ИНН', { exact: true }).fill('7707083893')
  await send.click()
  await expect(bill).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать счёт' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bill-\d+\.pdf$/)

  await chooseMethod(page, /Кредит/)
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  const bank = page.getByRole('dialog', { name: 'Оплата на странице банка' })
  const form = bank.getByRole('link', { name: 'Перейти к заявке' })
  await confirmAt(page, (await form.getAttribute('href')) ?? '')
  await expect(openThanks(page)).toContainText('Мы получили')
  removeStatusError(browserErrors, 400)
})

test('[payment.sbp-error] [payment.groups] a failed payment by СБП leads back to the payment, which Dolyame then makes', {
  tag: '@phone',
}, async ({ page }) => {
  await orderInMoscow(page)
  const payment = new URL(page.url()).pathname
  const basketGuid = payment.split('/').at(-2)
  await page.goto(`/sbp-error/?basketGuid=${basketGuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оплата через СБП не прошла')
  await page.getByRole('link', { name: 'Вернуться к оплате' }).click()
  await expect(page).toHaveURL(new RegExp(`${payment}$`))

  await chooseMethod(page, /Долями/)
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  const bank = page.getByRole('dialog', { name: 'Оплата на странице банка' })
  const form = bank.getByRole('link', { name: 'Перейти в Долями' })
  await confirmAt(page, (await form.getAttribute('href')) ?? '')
  await expect(openThanks(page)).toContainText('Мы получили')
})
