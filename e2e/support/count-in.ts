import type { Locator } from '@playwright/test'

/** The number in a text; 0 if the text is absent because there is nothing to count. */
export async function countIn(text: Locator): Promise<number> {
  return (await text.count()) === 0 ? 0 : Number(/\d+/.exec((await text.textContent()) ?? '')?.[0])
}
