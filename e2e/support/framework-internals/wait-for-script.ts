import type { Page } from '@playwright/test'

/**
 * Waits until a storefront page is hydrated. Before that, a link leads to its page instead of
 * opening a window, and a ticked checkbox is reset: both are intended, but not what the journeys
 * test.
 */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!('__next_f' in window)) return true
    const controls = document.querySelectorAll('button, input, footer a')
    return [...controls].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__react')),
    )
  })
}
