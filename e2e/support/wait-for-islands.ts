import type { Page } from '@playwright/test'

/**
 * Waits until the islands of a storefront page that hydrate at once are hydrated; a page without
 * islands is ready at once. Before that, a link leads to its page instead of opening a window, which
 * is intended, but not what the journeys test.
 */
export async function waitForIslands(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[data-page]') ||
      document.documentElement.dataset.islands === 'ready',
  )
}
