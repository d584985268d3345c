import type { Locator } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { scrollToRow } from '../support/scroll-to-row.ts'

/** The width of the screen and the slides that fill it, at and just under each boundary. */
const boundaries = [
  [639, 1.5],
  [640, 2.3],
  [807, 2.3],
  [808, 3.3],
  [1063, 3.3],
  [1064, 4.3],
  [1534, 4.3],
  [1535, 5.3],
] as const

test('[slider.rules] the row shows 1.5, 2.3, 3.3, 4.3 or 5.3 slides 12 px apart, and scrolls by its arrows', async ({
  page,
}) => {
  await page.goto('/catalog/kresla/')
  const row = page.getByRole('region', { name: 'В скандинавском стиле' })
  await scrollToRow(page, row)
  const measured = []
  for (const [width] of boundaries) {
    await page.setViewportSize({ width, height: 900 })
    await row.scrollIntoViewIfNeeded()
    measured.push([width, await countSlides(row)])
  }
  expect(measured).toEqual(boundaries.map(([width, slides]) => [width, { slides, gap: 12 }]))

  const next = row.getByRole('button', { name: 'Вперёд' })
  const strip = row.getByRole('list').first()
  const before = await strip.evaluate(({ scrollLeft }) => scrollLeft)
  await next.click()
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before)
})

function countSlides(row: Locator): Promise<{ slides: number; gap: number }> {
  return row
    .getByRole('list')
    .first()
    .evaluate((strip) => {
      const [first, second] = [...strip.children].map((slide) => slide.getBoundingClientRect())
      if (!first || !second) throw new Error('the row has no two slides')
      const { paddingLeft, paddingRight } = getComputedStyle(strip)
      const inner =
        strip.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const gap = second.left - first.right
      const slides = (inner + gap) / (first.width + gap)
      return { slides: Math.round(slides * 10) / 10, gap: Math.round(gap) }
    })
}
