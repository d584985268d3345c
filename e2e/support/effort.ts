import type { Page } from '@playwright/test'

/** What a person did outside the keyboard, and how many fields were filled in. */
export interface Effort {
  taps: number
  fields: number
}

/**
 * Counts the presses and the fields that the browser itself reports from now on, in every page of
 * the tab and every frame, the one of the acquirer too.
 */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { taps: 0, fields: 0 }
  await page.exposeFunction('reportEffort', (kind: keyof Effort) => {
    effort[kind] += 1
  })
  await page.addInitScript(() => {
    const report = (kind: string) => Reflect.get(window, 'reportEffort')(kind)
    const filled = new WeakSet<EventTarget>()
    // Keyboard and script also click; only a finger or a mouse presses a pointer.
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && report('taps'), true)
    addEventListener(
      'input',
      ({ target }) => {
        const isTyped =
          target instanceof HTMLTextAreaElement ||
          (target instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(target.type))
        if (!isTyped || filled.has(target)) return
        filled.add(target)
        report('fields')
      },
      true,
    )
  })
  return effort
}
