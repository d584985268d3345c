import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'

/** What a page may weigh: KB of brotli, and what React takes over before a reader does anything. */
interface Weight {
  htmlKb: number
  scriptKb: number
  hydratedNodes: number
}

/** Somewhat above what was measured (docs/measurements.md, «Light pages»). */
const pages: Readonly<Record<string, Weight>> = {
  '/': { htmlKb: 26, scriptKb: 112, hydratedNodes: 700 },
  [sofa.section]: { htmlKb: 31, scriptKb: 112, hydratedNodes: 900 },
  [sofa.path]: { htmlKb: 20, scriptKb: 128, hydratedNodes: 800 },
  '/search/?q=диван': { htmlKb: 30, scriptKb: 112, hydratedNodes: 900 },
  '/contacts/': { htmlKb: 12, scriptKb: 112, hydratedNodes: 600 },
  '/news/': { htmlKb: 16, scriptKb: 108, hydratedNodes: 500 },
}

for (const [path, limit] of Object.entries(pages)) {
  test(`${path} stays light`, { tag: '@phone' }, async ({ page }) => {
    test.skip((page.viewportSize()?.width ?? 0) > 400, 'weighed on a phone')
    const weight = await weighPage(page, path)
    expect(weight.htmlKb, 'HTML').toBeLessThanOrEqual(limit.htmlKb)
    expect(weight.scriptKb, 'script').toBeLessThanOrEqual(limit.scriptKb)
    expect(weight.hydratedNodes, 'hydrated nodes').toBeLessThanOrEqual(limit.hydratedNodes)
    // A page that hydrates nothing would be light, too.
    expect(weight.hydratedNodes).toBeGreaterThan(100)
  })
}

async function weighPage(page: Page, path: string): Promise<Weight> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const measureKb = (type: 'navigation' | 'resource', part: string) => {
      const bytes = performance
        .getEntriesByType(type)
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.includes(part))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return Math.round(bytes / 100) / 10
    }
    return {
      htmlKb: measureKb('navigation', ''),
      scriptKb: measureKb('resource', '/_sf/_next/static/islands/'),
      hydratedNodes: document.querySelectorAll('[data-hydrated], [data-hydrated] *').length,
    }
  })
}
