import type { Request } from '@playwright/test'
import { expect, forgetStatus, test } from './support/journey.ts'
import { seen } from './support/seen.ts'

test('[pwa.version] a window whose part is gone loads the page anew, and nobody sees a fault', async ({
  page,
  complaints,
}) => {
  await page.goto('/steps/')
  let isGone = true
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route('**/_sf/**/*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  const anew = page.waitForEvent('domcontentloaded')
  await seen(page.getByRole('link', { name: 'Войти' })).click()
  await anew
  await expect(page.getByRole('heading', { name: 'Как мы выполняем заказ' })).toBeVisible()
  forgetStatus(complaints, 404)
})
