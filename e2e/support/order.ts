import type { FrameLocator, Locator, Page } from '@playwright/test'
import { callShop } from './basket.ts'
import { getVisible } from './get-visible.ts'
import { expect } from './journey.ts'
import { expectDeliveryStep } from './older-checkout.ts'

/** A sofa that is always in stock: deliver-sofas.ts adds more before each run. */
export const sofa = {
  section: '/catalog/divany-pryamye/',
  path: '/catalog/divany-pryamye/divan-tishina-9/',
  name: 'Диван «Тишина»',
}

/** Adds the product on the screen to the basket and waits for the confirmation window. */
export async function putIntoBasket(page: Page): Promise<Locator> {
  await getVisible(page.getByRole('button', { name: 'В корзину', exact: true })).click()
  const added = page.getByRole('dialog', { name: 'В корзине' })
  await expect(added).toBeVisible()
  return added
}

/**
 * Orders the basket as a guest by the call, wherever the basket's screen leads, and opens the
 * delivery step of the older checkout. The form itself: older-checkout.ts.
 */
export async function orderAsGuest(page: Page, name: string, phone: string): Promise<void> {
  const { basketGroup } = await callShop<{ basketGroup: string }>(
    page,
    '/api_vue/basket/createOrder/',
    { name, phoneNumber: phone },
  )
  await page.goto(`/personal/order/delivery/${basketGroup}/`)
  await expectDeliveryStep(page)
}

/** Chooses courier delivery to an address of the address book in the first available slot. */
export async function chooseCourier(page: Page): Promise<void> {
  await chooseRadio(page.getByRole('radio', { name: /Курьером/ }))
  await page.getByLabel('Улица и дом').pressSequentially('Тверская 12')
  await page.getByRole('option', { name: /Тверская, 12/ }).click()
  const withinGroup = (name: string) =>
    page.getByRole('group', { name }).getByRole('radio', { disabled: false }).first()
  await chooseRadio(withinGroup('День доставки'))
  await chooseRadio(withinGroup('Время доставки'))
  await saveDelivery(page)
}

/** Chooses pick-up in the store with this name. */
export async function choosePickup(page: Page, store: string): Promise<void> {
  await chooseRadio(page.getByRole('radio', { name: /Самовывоз/ }))
  await chooseRadio(page.getByRole('radio', { name: store }))
  await saveDelivery(page)
}

async function saveDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить и перейти к оплате' }).click()
  await expect(page.getByRole('heading', { name: 'Оплата', level: 1 })).toBeVisible()
}

/** The radio input itself is invisible; a person clicks the box around it. */
export async function chooseRadio(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}

/** Opens the card payment window and returns the acquirer’s page inside it. */
export async function openCardWindow(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  const paying = page.getByRole('dialog', { name: 'Оплата картой' })
  return paying.frameLocator('iframe')
}

/** Pays the current order with the sandbox card that succeeds; ends on the confirmation page. */
export async function payByCard(page: Page): Promise<void> {
  const acquirer = await openCardWindow(page)
  await acquirer.getByLabel('Номер карты').fill('4111 1111 1111 1111')
  await acquirer.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toBeVisible()
}
