import { getVisible } from '../support/get-visible.ts'
import { expect, test } from '../support/journey.ts'
import { logInByCode } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { inOlderRegion, orderByForm } from '../support/older-checkout.ts'
import {
  chooseCourier,
  choosePickup,
  openCardWindow,
  orderAsGuest,
  payByCard,
  putIntoBasket,
  sofa,
} from '../support/order.ts'
import { openOutbox } from '../support/outbox.ts'

const name = 'Мария Лесникова'

test('[route.catalog] [route.catalog-section] [route.catalog-product] a guest finds a sofa starting at the home page', {
  tag: ['@phone', '@gate'],
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Все разделы' }).click()
  await expect(page.getByRole('heading', { name: 'Каталог мебели', level: 1 })).toBeVisible()
  await getVisible(page.getByRole('main').getByRole('link', { name: 'Прямые' })).click()
  await expect(page).toHaveURL(sofa.section)
  await expect(page.getByRole('heading', { name: 'Прямые', level: 1 })).toBeVisible()
  await getVisible(page.getByRole('main').getByRole('link', { name: sofa.name })).click()
  await expect(page.getByRole('heading', { name: sofa.name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(sofa.path))
})

test('[route.order] [order.create] [order.guest] [modal.title] [role.guest] [auth.login] [auth.code] a guest buys a sofa, pays by card and finds it in the new account', {
  tag: ['@phone', '@gate'],
}, async ({ page }) => {
  const phone = newPhone()
  await page.goto(inOlderRegion(sofa.path))
  const added = await putIntoBasket(page)
  await added.getByRole('link', { name: 'Перейти в корзину' }).click()
  await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: sofa.name })).toBeVisible()

  await orderByForm(page, name, phone)
  await expect(getVisible(page.getByRole('link', { name: /Корзина/ }))).not.toContainText(/\d/)
  await chooseCourier(page)
  await payByCard(page)
  const thanks = page.getByRole('dialog', { name: 'Спасибо!' })
  await expect(thanks).toContainText('Мы получили')
  await expect(thanks).toContainText(/Заказ \d+/)
  await thanks.getByRole('button', { name: 'Закрыть' }).first().click()

  await page.goto('/personal-lk/orders/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, phone)
  const order = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Заказ \d+/ })
  await expect(order).toContainText('Оплачен')
  await order.getByRole('link', { name: /^Заказ \d+/ }).click()
  await expect(page.getByRole('main')).toContainText(sofa.name)
  await expect(page.getByRole('main')).toContainText('ул. Тверская, 12')
})

test('[notify.outbox] login code, order and payment messages are each sent once to the buyer', async ({
  page,
}) => {
  const phone = newPhone()
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await orderAsGuest(page, name, phone)
  await choosePickup(page, 'Светлица на Варшавке')
  await payByCard(page)
  await page.getByRole('dialog', { name: 'Спасибо!' }).waitFor()
  await page.goto('/personal-lk/orders/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, phone)

  const messages = await openOutbox(page, phone)
  for (const text of [/код \d{6}/, /заказ \d+ принят/, /оплата .+ получена/]) {
    await expect(messages.filter({ hasText: text })).toHaveCount(1)
  }
  await expect(messages.filter({ hasText: 'отправлено' })).toHaveCount(3)
})

test('[auth.logout] a customer who logs out keeps basket and favourites', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/personal-lk/orders/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, newPhone())
  await expect(page.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible()

  await page.goto(sofa.path)
  await putIntoBasket(page)
  await page.keyboard.press('Escape')
  await page.goto('/personal-lk/orders/')
  const basket = getVisible(page.getByRole('link', { name: /^Корзина|в корзине/ }))
  await expect(basket).toContainText('1')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page.getByRole('heading', { name: 'Войдите в личный кабинет' })).toBeVisible()
  await expect(basket).not.toContainText('1')
})

test('a declined card leaves the order unpaid and shows an error', async ({ page }) => {
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await orderAsGuest(page, name, newPhone())
  await choosePickup(page, 'Светлица на Варшавке')
  const acquirer = await openCardWindow(page)
  await acquirer.getByRole('button', { name: 'Отклонить платёж' }).click()
  const paying = page.getByRole('dialog', { name: 'Оплата картой' })
  await expect(paying.getByText('Оплата не прошла, деньги не списаны')).toBeVisible()
  await paying.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect(acquirer.getByLabel('Номер карты')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Оплатить/ })).toBeEnabled()
})
