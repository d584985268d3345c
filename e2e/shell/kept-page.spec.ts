import type { Page } from '@playwright/test'
import { getChromiumLaunchOptions } from '@svetlitsa/config/browser/chromium-launch.ts'
import { findWholeChromium } from '@svetlitsa/config/browser/find-chromium.ts'
import { addToBasket, callShop, findUnpopularOffer } from '../support/basket.ts'
import { expect, test } from '../support/journey.ts'
import { logInByCalls } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'

test.use({
  launchOptions: {
    ...getChromiumLaunchOptions(),
    executablePath: findWholeChromium(),
    // Playwright switches off what this journey is about.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Marks the page, so that it is known again if the browser kept it. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isKept: true }))
/** Unlike `page.goBack`, without the event `load`, which a kept page has had already. */
const goBack = (page: Page) => page.evaluate(() => history.back())
const isKept = (page: Page) => page.evaluate(() => 'isKept' in window)

test('[page.back] back from the basket, a kept page shows the basket and the login of now', async ({
  page,
}) => {
  const { offerId } = await findUnpopularOffer(41)
  await page.goto('/guaranty/')
  const header = page.getByRole('banner')
  const basket = header.getByRole('link', { name: /Корзина$/ })
  await expect(header.getByText('Войти')).toBeVisible()
  await expect(basket).not.toContainText('1')
  await markPage(page)

  await basket.click()
  await expect(page).toHaveURL('/personal/order/')
  await addToBasket(page, offerId)
  await logInByCalls(page, newPhone())
  await goBack(page)
  await expect(page).toHaveURL('/guaranty/')
  expect(await isKept(page), 'the browser kept the page').toBe(true)
  await expect(basket).toContainText('1')
  await expect(header.getByText('Войти')).toBeHidden()

  // The other way: an order or a logout elsewhere.
  await page.goto('/personal/order/')
  await callShop(page, '/api_vue/authentication/logout/', {})
  await goBack(page)
  await expect(page).toHaveURL('/guaranty/')
  await expect(header.getByText('Войти')).toBeVisible()
  await expect(basket).not.toContainText('1')
})

test('[page.back] back to a page of the account after a logout shows nothing of the customer', async ({
  page,
}) => {
  await page.goto('/steps/')
  await logInByCalls(page, newPhone())
  await page.goto('/personal-lk/orders/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await expect(title).not.toHaveText('Войдите в личный кабинет')
  await page.goto('/steps/')
  await callShop(page, '/api_vue/authentication/logout/', {})
  await goBack(page)
  await expect(title).toHaveText('Войдите в личный кабинет')
})
