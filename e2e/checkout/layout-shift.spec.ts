import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { putIntoBasket, sofa } from '../support/order.ts'

/** What docs/measurements.md promises of every screen. */
const promisedShift = 0.02

/** Sums the layout shifts of every page that is loaded from now on. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'layoutShifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'layoutShifts'))
  const sum = shifts.reduce((total, shift) => total + shift, 0)
  expect(sum, `layout shift of ${page.url()}`).toBeLessThanOrEqual(promisedShift)
}

test('[checkout.steps] basket and new checkout keep still while they load', {
  tag: '@phone',
}, async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 400, 'measured on a phone')
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await observeShifts(page)
  await page.goto('/personal/order/')
  await expect(page.getByRole('heading', { name: 'Ваш заказ' })).toBeVisible()
  await expectStill(page)
  await page.goto('/personal/checkout/')
  await expect(page.getByRole('button', { name: 'Продолжить' })).toBeVisible()
  await expectStill(page)
})
