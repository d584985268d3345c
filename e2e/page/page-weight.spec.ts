import { brotliCompressSync } from 'node:zlib'
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
  const { html, scripts, hydratedNodes } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation')
    return {
      html: document instanceof PerformanceResourceTiming ? document.encodedBodySize : 0,
      scripts: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/_sf/_next/static/islands/')),
      hydratedNodes: window.document.querySelectorAll('[data-hydrated], [data-hydrated] *').length,
    }
  })
  // A build for tests is compressed quickly, so that its own sizes say nothing.
  const sizes = scripts.map(async (url) => {
    const script = await (await page.request.get(url)).body()
    return brotliCompressSync(script).length
  })
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { htmlKb: toKb(html), scriptKb: toKb(scriptBytes), hydratedNodes }
}

const toKb = (bytes: number) => Math.round(bytes / 100) / 10
