import type { Page } from '@playwright/test'
import { issueCertificate } from '../support/issue-certificate.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'
import { choosePickup, orderAsGuest, payByCard, putIntoBasket, sofa } from '../support/order.ts'

async function chooseMethod(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Другой способ' }).click()
  const list = page.getByRole('dialog', { name: 'Способ оплаты' })
  await list.getByRole('radio', { name: method }).locator('xpath=ancestor::label').click()
  await list.getByRole('button', { name: 'Выбрать' }).click()
  await expect(list).toBeHidden()
}

async function order(page: Page): Promise<void> {
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await orderAsGuest(page, 'Лидия Орлова', newPhone())
  await choosePickup(page, 'Светлица на Варшавке')
}

async function check(page: Page, { code, secretKey }: { code: string; secretKey: string }) {
  await page.getByLabel('Номер сертификата').fill(code)
  await page.getByLabel('Секретный ключ').fill(secretKey)
  await page.getByLabel('Секретный ключ').press('Enter')
}

/** Enter in the sum leads to the button and pays nothing; Enter on the button does (checkout.steps). */
async function writeOff(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Списать/ })
  await page.getByLabel('Сколько списать').press('Enter')
  await expect(button).toBeFocused()
  await button.press('Enter')
}

test('[payment.certificate] a shopper pays a part with a certificate, by keyboard, and the rest by card', {
  tag: '@phone',
}, async ({ page }) => {
  const issued = await issueCertificate(7_000)
  await order(page)
  await chooseMethod(page, /сертификат/)
  await expectAccessible(page)
  const paying = page.getByRole('region', { name: 'Подарочный сертификат' })

  await check(page, { code: '', secretKey: '' })
  await expect(paying.getByText('Заполните это поле')).toHaveCount(2)
  await check(page, { ...issued, secretKey: 'WRNG-0000' })
  await expect(paying.getByRole('alert')).toHaveText('Такого сертификата не существует')
  await expectAccessible(page)

  await check(page, issued)
  const amount = page.getByLabel('Сколько списать')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('7000')
  await expect(paying).toContainText(issued.code)
  await amount.fill('7001')
  await writeOff(page)
  await expect(paying.getByText(/Целое число от 1 до 7\s000/)).toBeVisible()
  await expectAccessible(page)
  await amount.fill('6500')
  await writeOff(page)

  const thanks = page.getByRole('dialog', { name: 'Спасибо!' })
  await expect(thanks).toContainText('Спасибо! Ваш платеж отправлен в обработку!')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(paying).toContainText('Осталось оплатить')
  await check(page, issued)
  await expect(amount).toHaveValue('500')
  await chooseMethod(page, /Картой онлайн/)
  await payByCard(page)
})

test('[payment.certificate] a certificate that covers the order pays it whole', {
  tag: '@phone',
}, async ({ page }) => {
  const issued = await issueCertificate(1_000_000)
  await order(page)
  await chooseMethod(page, /сертификат/)
  await check(page, issued)
  await page.getByRole('button', { name: /^Списать/ }).click()
  const thanks = page.getByText('Спасибо! Ваш платеж отправлен в обработку!', { exact: true })
  await expect(thanks).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toContainText('Мы получили')
})

test('[payment.certificate] a certificate that cannot be checked or written off is said to be so', async ({
  page,
  browserErrors,
}) => {
  const issued = await issueCertificate(1_000)
  await order(page)
  await chooseMethod(page, /сертификат/)
  const message = page.getByRole('region', { name: 'Подарочный сертификат' }).getByRole('alert')
  const calls = '**/api_vue/payment/certificate/**'
  await page.route(calls, (route) => route.abort())
  await check(page, issued)
  await expect(message).toHaveText('Возникла ошибка при проверке сертификата')
  await page.unroute(calls)
  await check(page, issued)
  const pay = page.getByRole('button', { name: /^Списать/ })
  await expect(pay).toBeVisible()
  await page.route(calls, (route) => route.abort())
  await pay.click()
  await expect(message).toHaveText('Возникла ошибка при оплате сертификатом')
  await page.unroute(calls)
  await pay.click()
  await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toBeVisible()
  browserErrors.length = 0
})
