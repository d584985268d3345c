import type { Page } from '@playwright/test'
import { getVisible } from './get-visible.ts'
import { expect } from './journey.ts'
import { putIntoBasket, sofa } from './order.ts'
import { readCode } from './outbox.ts'

/** Goes from a product to the open checkout: three presses. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.goto(sofa.path)
  const added = await putIntoBasket(page)
  await added.getByRole('link', { name: 'Перейти в корзину' }).click()
  await getVisible(page.getByRole('link', { name: 'Перейти к оформлению' })).click()
  await expect(page.getByRole('heading', { name: 'Оформление заказа', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/personal\/checkout\/$/)
}

/** Types the code that was sent to a phone; the field has the focus already. */
export async function typeCode(page: Page, phone: string): Promise<void> {
  const code = page.getByLabel('Код из СМС')
  await expect(code).toBeFocused()
  await page.keyboard.type(await readCode(page, phone))
}
