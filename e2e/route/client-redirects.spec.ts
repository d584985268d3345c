import type { Page } from '@playwright/test'
import { onDatabase } from '../support/database.ts'
import { expect, test } from '../support/journey.ts'
import { logInByCode } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'

test('[rule.path-redirect] inside a single-page app the redirect table leads to another screen, another app and another origin', async ({
  page,
}) => {
  const name = `/personal-lk/${crypto.randomUUID()}`
  await onDatabase((client) =>
    client.query('insert into redirect (from_path, target) values ($1, $2), ($3, $4), ($5, $6)', [
      `${name}-own/`,
      '/personal-lk/orders/?filter=done',
      `${name}-app/`,
      '/steps/',
      `${name}-out/`,
      'https://example.com/help/',
    ]),
  )
  const table = page.waitForResponse('**/api_vue/getRedirects/?app=account')
  await page.goto('/personal-lk/orders/')
  await table
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, newPhone())
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'same'
  })
  await follow(page, `${name}-own/?page=2`)
  await expect(page).toHaveURL('/personal-lk/orders/?filter=done&page=2')
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same')

  await follow(page, `${name}-app/`)
  await expect(page).toHaveURL('/steps/')

  await page.goto('/personal-lk/orders/', { waitUntil: 'networkidle' })
  // The router redirects, and the other site is asked; whether it answers is not the shop's matter.
  const asked = page.waitForRequest('https://example.com/help/')
  await follow(page, `${name}-out/`)
  expect((await asked).redirectedFrom()?.url()).toContain(`${name}-out/`)
})

/** Clicks a link to the address, as a screen would contain it. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const anchor = document.createElement('a')
    anchor.href = to
    document.body.append(anchor)
    anchor.click()
  }, href)
}
