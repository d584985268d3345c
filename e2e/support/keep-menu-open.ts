import type { Page } from '@playwright/test'

/**
 * Focuses a button of a menu as soon as the menu opens. A menu that closes by itself stays open
 * while it has the focus: on a busy machine the journey may come later than it would close.
 */
export async function keepMenuOpen(page: Page, buttonText: string): Promise<void> {
  await page.evaluate((text) => {
    const observer = new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('button')]
      const button = buttons.find(({ textContent }) => textContent === text)
      if (!button) return
      observer.disconnect()
      button.focus()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }, buttonText)
}
