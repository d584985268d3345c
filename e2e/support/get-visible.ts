import type { Locator } from '@playwright/test'

/** Returns the visible one of several equal elements: desktop and phone show different copies. */
export function getVisible(locator: Locator): Locator {
  return locator.filter({ visible: true }).first()
}
