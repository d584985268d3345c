import type { Page, Request } from '@playwright/test'
import { findUnpopularOffer, openBasketWith } from '../support/basket.ts'
import { getVisible } from '../support/get-visible.ts'
import { expect, removeStatusError, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'
import {
  expectDeliveryStep,
  inOlderRegion,
  olderRegion,
  submitOrderForm,
} from '../support/older-checkout.ts'
import { tick } from '../support/tick.ts'

/** Answers the scripts of this build with 404 until the page is loaded anew, as after a deployment. */
async function removeScripts(page: Page, scripts: string): Promise<void> {
  let isGone = true
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route(scripts, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
}

test('[pwa.version] a window whose chunk is missing reloads the page, and no error is shown', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/steps/')
  await removeScripts(page, '**/_sf/**/*.js')
  const reloaded = page.waitForEvent('domcontentloaded')
  await getVisible(page.getByRole('link', { name: 'Войти' })).click()
  await reloaded
  await expect(page.getByRole('heading', { name: 'Как мы выполняем заказ' })).toBeVisible()
  removeStatusError(browserErrors, 404)
})

test('[F18] [pwa.version] contacts typed before a new build stay through its reload, and order', async ({
  page,
  browserErrors,
}) => {
  const offer = await findUnpopularOffer(40, olderRegion)
  await openBasketWith(page, offer, inOlderRegion('/personal/order/'))
  await page.getByLabel('Имя и фамилия').fill('Анна Ёлкина')
  const phone = page.getByLabel('Телефон', { exact: true })
  await phone.fill(newPhone())
  const typed = await phone.inputValue()
  await tick(page.getByLabel('Не звоните для подтверждения'), { isCovered: true })
  await removeScripts(page, '**/_checkout/**/*.js')
  const reloaded = page.waitForEvent('domcontentloaded')
  await getVisible(page.getByRole('link', { name: 'Войти' })).click()
  await reloaded
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Анна Ёлкина')
  await expect(phone).toHaveValue(typed)
  await expect(page.getByLabel('Не звоните для подтверждения')).toBeChecked()
  await submitOrderForm(page)
  await expectDeliveryStep(page)
  removeStatusError(browserErrors, 404)
})
