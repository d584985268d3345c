import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { sofa } from '../support/order.ts'
import { waitForIslands } from '../support/wait-for-islands.ts'

interface Press {
  name: string
  find: (page: Page) => Locator
  /** What appears once it has taken effect. */
  findEffect: (page: Page) => Locator
}

const presses: readonly Press[] = [
  {
    name: 'the menu',
    find: (page) => page.getByRole('banner').getByRole('link', { name: 'Меню' }),
    findEffect: (page) => page.getByRole('dialog'),
  },
  {
    name: '«В корзину» and its window',
    find: (page) =>
      page
        .locator('article')
        .getByRole('button', { name: /^В корзину/ })
        .first(),
    findEffect: (page) => page.getByRole('dialog'),
  },
]

/** A section has some 3,000 elements; a property that all inherit from the body computes them anew. */
const maxElements = 900

for (const { name, find, findEffect } of presses) {
  test(`${name} leaves the style of the page alone`, { tag: '@phone' }, async ({ page }) => {
    test.skip((page.viewportSize()?.width ?? 0) > 400, 'pressed on a phone')
    await page.goto(sofa.section)
    await waitForIslands(page)
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    const count = await countRestyled(session, async () => {
      await find(page).click()
      await expect(findEffect(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
    })
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(maxElements)
  })
}

/** The number of elements of which the longest computation of styles took account. */
async function countRestyled(session: CDPSession, act: () => Promise<void>): Promise<number> {
  let most = 0
  session.on('Tracing.dataCollected', ({ value }) => {
    const events: readonly TraceEvent[] = value
    for (const { name, args } of events)
      if (name === 'UpdateLayoutTree') most = Math.max(most, readElementCount(args))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  return most
}

/** As Chromium sends it; the types of Playwright call all of it text. */
type TraceEvent = Readonly<Record<string, unknown>>

function readElementCount(args: unknown): number {
  const isCounted = typeof args === 'object' && args !== null && 'elementCount' in args
  return isCounted ? Number(args.elementCount) : 0
}
