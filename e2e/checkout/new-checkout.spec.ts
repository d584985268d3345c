import { countEffort } from '../support/effort.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { goToCheckout, typeCode } from '../support/new-checkout.ts'
import { newPhone } from '../support/new-phone.ts'

const name = 'Мария Лесникова'

test('[route.checkout] [route.checkout-final] [checkout.steps] [checkout.contacts] [checkout.delivery] a guest goes from a product to paid in at most 12 taps and 6 fields', {
  tag: ['@phone', '@gate-phone'],
}, async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 400, 'counted on a phone')
  const phone = newPhone()
  const effort = await countEffort(page)
  await goToCheckout(page)
  await expectAccessible(page)

  await page.getByLabel('Имя и фамилия').click()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Телефон')).toBeFocused()
  await page.keyboard.type(phone)
  await page.getByRole('button', { name: 'Получить код по СМС' }).click()
  await typeCode(page, phone)

  await expect(page.getByRole('heading', { name: 'Доставка', level: 2 })).toBeFocused()
  await expect(page.getByRole('radio', { name: /Курьером/ })).toBeChecked()
  await page.getByLabel('Улица и дом').click()
  await page.keyboard.type('Тверская 12')
  await page.getByRole('option', { name: /Тверская, 12/ }).click()
  await expect(
    page.getByRole('group', { name: 'Время доставки' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Оформить заказ/ }).click()

  const pay = page.getByRole('button', { name: /^Оплатить/ })
  await expect(pay).toBeVisible()
  await expectAccessible(page)
  await pay.click()
  const acquirer = page.getByRole('dialog', { name: 'Оплата картой' }).frameLocator('iframe')
  const card = acquirer.getByLabel('Номер карты')
  await card.click()
  await card.fill('4111 1111 1111 1111')
  await acquirer.getByRole('button', { name: /^Оплатить/ }).click()

  await expect(page.getByRole('heading', { name: 'Спасибо за заказ', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/personal\/checkout-final\/[\w-]+\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const facts = page.getByRole('main')
  await expect(facts).toContainText('ул. Тверская, 12')
  await expect(facts).toContainText(/Оплачено [\d\s]+₽/)
  await expectAccessible(page)
  // Fewer than name, phone, code, address and card would mean that something was not counted.
  expect(effort.fields).toBeGreaterThanOrEqual(5)
  expect(effort.taps).toBeGreaterThan(effort.fields)
  expect(effort.taps, 'presses').toBeLessThanOrEqual(12)
  expect(effort.fields, 'fields').toBeLessThanOrEqual(6)
})

test('[checkout.steps] [checkout.contacts] [checkout.delivery] by keyboard alone to paid', async ({
  page,
}) => {
  await goToCheckout(page)
  const press = async (label: RegExp | string) => {
    await reach(page, label)
    await page.keyboard.press('Enter')
  }
  await reach(page, 'Имя и фамилия')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.keyboard.type(newPhone())
  await press('Продолжить')
  await expect(page.getByRole('heading', { name: 'Доставка', level: 2 })).toBeFocused()
  await expect(page.getByLabel('Улица и дом')).toBeVisible()
  await reach(page, 'Улица и дом')
  await page.keyboard.type('Тверская 12')
  await expect(page.getByRole('option', { name: /Тверская, 12/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('group', { name: 'Время доставки' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1)
  await press(/^Оформить заказ/)
  await expect(page.getByRole('heading', { name: 'Оплата', level: 2 })).toBeFocused()
  await press(/^Оплатить/)
  const acquirer = page.getByRole('dialog', { name: 'Оплата картой' }).frameLocator('iframe')
  await expect(acquirer.getByLabel('Номер карты')).toBeVisible()
  await acquirer.getByLabel('Номер карты').focus()
  // The sandbox of the acquirer offers a card, which Tab would have selected.
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('4111 1111 1111 1111')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Спасибо за заказ', level: 1 })).toBeVisible()
})

test('[checkout.draft] [checkout.masked] a draft opens on another device by its link, masked until its phone is confirmed', async ({
  page,
  browser,
}) => {
  const phone = newPhone()
  await goToCheckout(page)
  await page.getByLabel('Имя и фамилия').fill(name)
  await page.getByLabel('Телефон').fill(phone)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByLabel('Комментарий курьеру').fill('Домофон 48')
  await page.getByLabel('Комментарий курьеру').blur()
  await page.reload()
  await expect(page.getByLabel('Комментарий курьеру')).toHaveValue('Домофон 48')
  await expect(page).toHaveURL(/\/personal\/checkout\/[\w-]{22}\/$/)
  const address = page.url()

  const other = await browser.newContext({ locale: 'ru-RU' })
  const device = await other.newPage()
  await device.goto(address)
  await expect(
    device.getByRole('heading', { name: 'Чтобы продолжить, подтвердите телефон' }),
  ).toBeVisible()
  await expect(device.getByRole('main')).not.toContainText(name)
  await device.getByLabel('Телефон').fill(phone)
  await device.getByRole('button', { name: 'Получить код по СМС' }).click()
  await typeCode(device, phone)
  await expect(device.getByRole('main')).toContainText(name)
  await expect(device.getByLabel('Комментарий курьеру')).toHaveValue('Домофон 48')
  await other.close()
})

/** Presses Tab until a control with this label has the focus. */
async function reach(page: import('@playwright/test').Page, label: RegExp | string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const found = await page.evaluate(() => {
      const control = document.activeElement
      const labelled = control instanceof HTMLInputElement ? control.labels?.[0] : control
      return labelled?.textContent?.trim() ?? ''
    })
    if (typeof label === 'string' ? found.startsWith(label) : label.test(found)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${label}`)
}
