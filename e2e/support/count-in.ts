import type { Locator } from '@playwright/test'

/** The number a text tells of; none where the text is left out, as there is nothing to count. */
export async function countIn(text: Locator): Promise<number> {
  return (await text.count()) === 0 ? 0 : Number(/\d+/.exec((await text.textContent()) ?? '')?.[0])
}
