import { expect, type Page } from '@playwright/test'

/**
 * The region where the journeys meet the older checkout, with the contact form under the basket
 * (checkout.default); it has the default prices and a store.
 */
export const olderRegion = 'nizhnij-novgorod'

/** The address of a page that also moves the visitor to the region of the older checkout. */
export const inOlderRegion = (path: string) => `${path}?sr=${olderRegion}`

export const submitOrderForm = (page: Page) =>
  page.getByRole('button', { name: 'Оформить заказ' }).click()

export async function fillOrderForm(page: Page, name: string, phone: string): Promise<void> {
  await page.getByLabel('Имя и фамилия').fill(name)
  await page.getByLabel('Телефон').fill(phone)
}

/** The step after the order is made. */
export async function expectDeliveryStep(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Доставка', level: 1 })).toBeVisible()
}

/** Orders the basket as a guest by the form under it, up to the delivery step. */
export async function orderByForm(page: Page, name: string, phone: string): Promise<void> {
  await page.goto(inOlderRegion('/personal/order/'))
  await fillOrderForm(page, name, phone)
  await submitOrderForm(page)
  await expectDeliveryStep(page)
}
