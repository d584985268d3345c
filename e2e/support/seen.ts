import type { Locator } from '@playwright/test'

/** The one of several equal things that is in sight: desktop and phone show different copies. */
export function seen(things: Locator): Locator {
  return things.filter({ visible: true }).first()
}
