import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * Scrolls down the page until a row is there. A place that flies past before its script listens
 * stays empty, so the page is scrolled again from its top.
 */
export async function scrollToRow(page: Page, row: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0))
    for (let step = 0; step < 20 && (await row.count()) === 0; step += 1) {
      await page.mouse.wheel(0, 1_500)
      await page.waitForTimeout(300)
    }
    await expect(row).not.toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await row.scrollIntoViewIfNeeded()
}
