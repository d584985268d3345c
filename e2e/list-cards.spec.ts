import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { sofa } from './support/order.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** Rows of other goods stand below the list and come when they are near. */
const listed = (page: Page) =>
  page.getByRole('region', { name: 'Товары', exact: true }).getByRole('article')

test('a card that nobody came near answers its first click, and all wake as they were drawn', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(sofa.section)
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^В избранное/ }),
  ).toBeEnabled()
  const far = cards(page).nth(20)
  await far
    .getByRole('button', { name: /^В корзину/ })
    .evaluate((button: HTMLButtonElement) => button.click())
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // What differs from the page as it was drawn would be told as a fault of the script.
  for (const card of await cards(page).all()) await card.scrollIntoViewIfNeeded()
  const last = cards(page).last()
  await expect(last.getByRole('button', { name: /^В избранное/ })).toBeEnabled()
})

test('the next page opens below, and the way back leads to the same card', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/sale/')
  const first = await listed(page).count()
  await page.getByRole('button', { name: /^Показать ещё/ }).click()
  await expect.poll(() => listed(page).count()).toBeGreaterThan(first)
  const far = listed(page).nth(first + 6)
  await far.scrollIntoViewIfNeeded()
  const name = (await far.getByRole('heading').textContent()) ?? ''
  await far.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/catalog\/[^/]+\/[^/]+\//)
  await page.goBack()
  await expect(listed(page).filter({ hasText: name }).first()).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL(/\/catalog\/[^/]+\/[^/]+\//)
  await page.reload()
  await page.goBack()
  await expect(listed(page).filter({ hasText: name }).first()).toBeInViewport()
})
