import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * Checks that a page responds, has the given title, breadcrumbs and heading, and has its own
 * content.
 */
export async function expectPage(
  page: Page,
  path: string,
  title: string,
  content: RegExp,
): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${title}.* — Светлица$`))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const described = await page.locator('meta[name=description]').getAttribute('content')
  expect(described?.length ?? 0, `description of ${path}`).toBeGreaterThan(20)
  const crumbs = page.getByRole('navigation', { name: 'Вы здесь' })
  await expect(crumbs.getByRole('link', { name: 'Главная' }).first()).toBeAttached()
  await expect(page.getByRole('main')).toContainText(content)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.some((one) => JSON.parse(one)['@type'] === 'BreadcrumbList')).toBe(true)
}
