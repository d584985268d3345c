import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { logInByCode } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import {
  choosePickup,
  openCardWindow,
  orderAsGuest,
  payByCard,
  putIntoBasket,
  sofa,
} from '../support/order.ts'

const name = 'Таисия Горбунова'
const store = 'Светлица на Варшавке'

async function order(page: Page): Promise<string> {
  const phone = newPhone()
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await orderAsGuest(page, name, phone)
  await choosePickup(page, store)
  return phone
}

test('[payment.one-attempt] a payment window tells that another tab replaced it, and pays here again', {
  tag: '@phone',
}, async ({ page, context }) => {
  await order(page)
  await openCardWindow(page)
  const tab = await context.newPage()
  await tab.goto(page.url())
  await tab.getByRole('button', { name: 'Другой способ' }).click()
  const list = tab.getByRole('dialog', { name: 'Способ оплаты' })
  await list
    .getByRole('radio', { name: /Яндекс Пэй/ })
    .locator('xpath=ancestor::label')
    .click()
  await list.getByRole('button', { name: 'Выбрать' }).click()
  await tab.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(tab.getByRole('link', { name: 'Перейти в Яндекс Пэй' })).toBeVisible()

  const paying = page.getByRole('dialog', { name: 'Оплата картой' })
  await expect(paying.getByText('открыли в другом окне')).toBeVisible()
  await expectAccessible(page)
  await paying.getByRole('button', { name: 'Оплатить здесь' }).press('Enter')
  const wallet = tab.getByRole('dialog', { name: 'Яндекс Пэй' })
  await expect(wallet.getByText('открыли в другом окне')).toBeVisible()
  const acquirer = paying.frameLocator('iframe')
  await acquirer.getByLabel('Номер карты').fill('4111 1111 1111 1111')
  await acquirer.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toBeVisible()
})

test('[checkout.masked] whoever only has the link sees neither name nor phone, and its buyer logs in to pay', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const phone = await order(page)
  const paymentUrl = page.url()
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ru-RU' })
  const other = await elsewhere.newPage()
  for (const url of [paymentUrl.replace('/pay/', '/delivery/'), paymentUrl]) {
    await other.goto(url)
    await expect(other.getByText('Заказ оформили в другом браузере')).toBeVisible()
    await expect(other.getByRole('main')).not.toContainText(/Таисия|Горбунова/)
    await expect(other.getByRole('button', { name: /^Оплатить|^Сохранить/ })).toHaveCount(0)
    await expectAccessible(other)
  }
  await other.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await logInByCode(other, phone)
  await payByCard(other)
  await elsewhere.close()
})
