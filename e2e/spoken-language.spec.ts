import type { Page } from '@playwright/test'
import { findInShop } from './support/database.ts'
import { expect, test } from './support/journey.ts'

test('[lang.three] Russian words on English pages say that they are Russian', async ({
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
  for (const one of ['/', path, '/contacts/', '/reviews/', '/manufacturers/']) {
    await test.step(one, async () => {
      await page.goto(one)
      await walkDown(page)
      await expect.poll(() => page.evaluate(unmarkedRussian), { message: one }).toEqual([])
      expect(await page.locator('[lang=ru], [lang=kk]').count()).toBeGreaterThan(1)
    })
  }
})

/** Parts far down the page come when they are near the screen. */
async function walkDown(page: Page): Promise<void> {
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 700) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForTimeout(100)
  }
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** Runs in the page: Cyrillic words that stand in no element of another language. */
function unmarkedRussian(): string[] {
  const found: string[] = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const { textContent, parentElement } = walk.currentNode
    if (!/[а-яё]/i.test(textContent ?? '') || parentElement?.closest('script, style')) continue
    if (parentElement?.closest<HTMLElement>('[lang]')?.lang === 'en') found.push(textContent ?? '')
  }
  return found
}
