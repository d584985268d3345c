import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { seen } from './seen.ts'

/** A sofa that never runs out: deliver-sofas.ts brings more before each run. */
export const sofa = {
  section: '/catalog/divany-pryamye/',
  path: '/catalog/divany-pryamye/divan-tishina-9/',
  name: 'Диван «Тишина»',
}

/** Puts the product on the screen into the basket and waits until its window says so. */
export async function putIntoBasket(page: Page): Promise<Locator> {
  await seen(page.getByRole('button', { name: 'В корзину', exact: true })).click()
  const added = page.getByRole('dialog', { name: 'В корзине' })
  await expect(added).toBeVisible()
  return added
}

/** Orders what is in the basket, as a guest, up to the screen of delivery. */
export async function orderAsGuest(page: Page, name: string, phone: string): Promise<void> {
  await page.goto('/personal/order/')
  await page.getByLabel('Имя и фамилия').fill(name)
  await page.getByLabel('Телефон').fill(phone)
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('heading', { name: 'Доставка', level: 1 })).toBeVisible()
}

/** Has the courier bring it to an address the book knows, in the first free hours. */
export async function chooseCourier(page: Page): Promise<void> {
  await choose(page.getByRole('radio', { name: /Курьером/ }))
  await page.getByLabel('Улица и дом').pressSequentially('Тверская 12')
  await page.getByRole('option', { name: /Тверская, 12/ }).click()
  const ofGroup = (name: string) =>
    page.getByRole('group', { name }).getByRole('radio', { disabled: false }).first()
  await choose(ofGroup('День доставки'))
  await choose(ofGroup('Время доставки'))
  await saveDelivery(page)
}

/** Picks it up in a store, named by its name. */
export async function choosePickup(page: Page, store: string): Promise<void> {
  await choose(page.getByRole('radio', { name: /Самовывоз/ }))
  await choose(page.getByRole('radio', { name: store }))
  await saveDelivery(page)
}

async function saveDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить и перейти к оплате' }).click()
  await expect(page.getByRole('heading', { name: 'Оплата', level: 1 })).toBeVisible()
}

/** The radio itself is out of sight; a person presses the box around it. */
async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}

/** Opens the window of the card and answers the acquirer's page in it. */
export async function openCardWindow(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  const paying = page.getByRole('dialog', { name: 'Оплата картой' })
  return paying.frameLocator('iframe')
}

/** Pays the order on the screen with the sandbox card that succeeds; ends with the shop's thanks. */
export async function payByCard(page: Page): Promise<void> {
  const acquirer = await openCardWindow(page)
  await acquirer.getByLabel('Номер карты').fill('4111 1111 1111 1111')
  await acquirer.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toBeVisible()
}
