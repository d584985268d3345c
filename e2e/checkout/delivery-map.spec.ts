import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'
import { chooseRadio, orderAsGuest, putIntoBasket, sofa } from '../support/order.ts'
import { tick } from '../support/tick.ts'

const missing = 'Выберите адрес на карте или в соответствующем поле'

async function openDelivery(page: Page): Promise<Locator> {
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await orderAsGuest(page, 'Мария Лесникова', newPhone())
  return page.getByRole('main')
}

/** Chooses a free day and slot, and saves. */
async function saveWithSlot(page: Page): Promise<void> {
  for (const name of ['День доставки', 'Время доставки']) {
    const radios = page.getByRole('group', { name }).getByRole('radio', { disabled: false })
    await chooseRadio(radios.first())
  }
  await page.getByRole('button', { name: 'Сохранить и перейти к оплате' }).click()
}

test('[checkout.address] [delivery.price] [POST /basket/getCoordsData/] a click on the map chooses the address, which survives a reload', {
  tag: '@phone',
}, async ({ page }) => {
  const main = await openDelivery(page)
  await chooseRadio(main.getByRole('radio', { name: /Курьером/ }))
  await saveWithSlot(page)
  const field = main.getByRole('combobox', { name: 'Улица и дом' })
  await expect(main.getByText(missing)).toBeVisible()
  await expect(field).toBeFocused()

  const map = main.getByRole('region', { name: 'Карта города: выбор адреса' })
  const ground = map.locator('canvas')
  await expect(ground).toBeVisible()
  await ground.scrollIntoViewIfNeeded()
  await ground.click()
  await expect(field).toHaveValue(/^Москва, .+, \d+$/)
  await expect(main.getByRole('status').filter({ hasText: 'Зона курьера' })).toBeVisible()
  await main.getByLabel('Квартира').fill('48')
  await tick(main.getByRole('switch', { name: 'Поднять на этаж' }), { isCovered: true })
  await main.getByLabel('Этаж', { exact: true }).fill('7')
  const address = await field.inputValue()

  await page.reload()
  await expect(field).toHaveValue(address)
  await expect(main.getByLabel('Квартира')).toHaveValue('48')
  await expect(main.getByLabel('Этаж', { exact: true })).toHaveValue('7')
  await saveWithSlot(page)
  await expect(page.getByRole('heading', { name: 'Оплата', level: 1 })).toBeVisible()
})

test('[checkout.address] the address is chosen in its field by keyboard alone', {
  tag: '@phone',
}, async ({ page }) => {
  const main = await openDelivery(page)
  await chooseRadio(main.getByRole('radio', { name: /Курьером/ }))
  const field = main.getByRole('combobox', { name: 'Улица и дом' })
  await field.pressSequentially('Садовая 12')
  await expect(page.getByRole('option', { name: /Садовая, 12/ })).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue('Москва, ул. Садовая, 12')
  await expect(main.getByRole('status').filter({ hasText: 'Зона курьера' })).toBeVisible()
  await saveWithSlot(page)
  await expect(page.getByRole('heading', { name: 'Оплата', level: 1 })).toBeVisible()
})

test('an order is kept until its customer names a day', async ({ page }) => {
  const main = await openDelivery(page)
  await chooseRadio(main.getByRole('radio', { name: /Позже/ }))
  await expect(main.getByText('Подержим заказ на складе')).toBeVisible()
  await expect(main.getByRole('group', { name: 'День доставки' })).toHaveCount(0)
  const field = main.getByRole('combobox', { name: 'Улица и дом' })
  await field.pressSequentially('Лесная 5')
  await page.getByRole('option', { name: /Лесная, 5/ }).click()
  const saved = page.waitForRequest(/setDelivery/)
  await page.getByRole('button', { name: 'Сохранить и перейти к оплате' }).click()
  expect((await saved).postDataJSON()).toMatchObject({ delayedDelivery: true })
  await expect(page.getByRole('heading', { name: 'Оплата', level: 1 })).toBeVisible()
})

test('[map.locale] a store is chosen on the map as in the list', async ({ page }) => {
  const main = await openDelivery(page)
  await chooseRadio(main.getByRole('radio', { name: /Самовывоз/ }))
  const map = main.getByRole('region', { name: 'Магазины на карте' })
  const pin = map.getByRole('button', { name: 'Светлица на Варшавке' })
  await pin.focus()
  await pin.press('Enter')
  await expect(main.getByRole('radio', { name: /Светлица на Варшавке/ })).toBeChecked()
  await chooseRadio(main.getByRole('radio', { name: /Светлица в Химках/ }))
  await expect(map.getByRole('button', { name: 'Светлица в Химках' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
