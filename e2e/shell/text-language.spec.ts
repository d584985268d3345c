import type { Page } from '@playwright/test'
import { findInShop } from '../support/database.ts'
import { expect, test } from '../support/journey.ts'

test('[lang.three] Russian text on English pages is marked as Russian', async ({
  page,
  context,
  baseURL,
}) => {
  const { path } = await findInShop<{ path: string }>(
    'product with a review',
    `select '/catalog/' || s.code || '/' || p.code || '/' as path
    from product p join section s on s.id = p.section_id
    where p.is_active and s.is_active and not p.is_kit and p.rating_count between 3 and 9
    order by p.id limit 1`,
  )
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }])
  for (const address of ['/', path, '/contacts/', '/reviews/', '/manufacturers/']) {
    await test.step(address, async () => {
      await page.goto(address)
      await walkDown(page)
      await expect.poll(() => page.evaluate(listUnmarkedRussian), { message: address }).toEqual([])
      expect(await page.locator('[lang=ru], [lang=kk]').count()).toBeGreaterThan(1)
    })
  }
})

/** Scrolls through the page, so that deferred sections load. */
async function walkDown(page: Page): Promise<void> {
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 700) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForTimeout(100)
  }
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** Runs in the page: Cyrillic words inside elements that are not marked as another language. */
function listUnmarkedRussian(): string[] {
  const found: string[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const { textContent, parentElement } = walk.currentNode
    if (!/[а-яё]/i.test(textContent ?? '') || parentElement?.closest('script, style')) continue
    if (parentElement?.closest<HTMLElement>('[lang]')?.lang === 'en') found.push(textContent ?? '')
  }
  return found
}
