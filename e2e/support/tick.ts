import type { Locator } from '@playwright/test'
import { expect } from './journey.ts'

type TickOptions = {
  /** Whether the box is on afterwards. */
  isOn?: boolean
  /** The input itself is invisible; a person clicks what is drawn in its place. */
  isCovered?: boolean
}

/**
 * Clicks a box, a switch or a radio and waits for its state. It may follow only when the server has
 * answered: `check()` of Playwright fails where it does not follow at once.
 */
export async function tick(
  box: Locator,
  { isOn = true, isCovered = false }: TickOptions = {},
): Promise<void> {
  if ((await box.isChecked()) === isOn) return
  await box.click({ force: isCovered })
  await expect(box).toBeChecked({ checked: isOn })
}
