import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'

const getCards = (page: Page) => page.getByRole('main').getByRole('article')
/** Sliders below the list load when they are near the viewport. */
const listNames = (page: Page) =>
  page.getByRole('region', { name: 'Товары', exact: true }).getByRole('article')

test('a card that has not been in view answers its first click, and all cards hydrate without changes', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(sofa.section)
  await expect(
    getCards(page)
      .first()
      .getByRole('button', { name: /^В избранное/ }),
  ).toBeEnabled()
  const far = getCards(page).nth(20)
  await far
    .getByRole('button', { name: /^В корзину/ })
    .evaluate((button: HTMLButtonElement) => button.click())
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // A difference from the server-rendered page would be reported as a hydration error.
  for (const card of await getCards(page).all()) await card.scrollIntoViewIfNeeded()
  const last = getCards(page).last()
  await expect(last.getByRole('button', { name: /^В избранное/ })).toBeEnabled()
})

test('the next page loads below, and going back returns to the same card', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/sale/')
  const first = await listNames(page).count()
  await page.getByRole('button', { name: /^Показать ещё/ }).click()
  await expect.poll(() => listNames(page).count()).toBeGreaterThan(first)
  const far = listNames(page).nth(first + 6)
  await far.scrollIntoViewIfNeeded()
  const name = (await far.getByRole('heading').textContent()) ?? ''
  await far.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/catalog\/[^/]+\/[^/]+\//)
  await page.goBack()
  await expect(listNames(page).filter({ hasText: name }).first()).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL(/\/catalog\/[^/]+\/[^/]+\//)
  await page.reload()
  await page.goBack()
  await expect(listNames(page).filter({ hasText: name }).first()).toBeInViewport()
})
