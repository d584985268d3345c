import type { Request } from '@playwright/test'
import { getVisible } from '../support/get-visible.ts'
import { expect, removeStatusError, test } from '../support/journey.ts'

test('[pwa.version] a window whose chunk is missing reloads the page, and no error is shown', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/steps/')
  let isGone = true
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route('**/_sf/**/*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  const reloaded = page.waitForEvent('domcontentloaded')
  await getVisible(page.getByRole('link', { name: 'Войти' })).click()
  await reloaded
  await expect(page.getByRole('heading', { name: 'Как мы выполняем заказ' })).toBeVisible()
  removeStatusError(browserErrors, 404)
})
