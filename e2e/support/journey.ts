import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { waitForScript } from './framework-internals/wait-for-script.ts'

interface ErrorFixture {
  /**
   * Errors collected from the browser: script errors, console errors and violations of the content
   * security policy. A journey must end with none; one that provokes an error removes it.
   */
  browserErrors: string[]
}

/** A test in a real browser that fails if the page logged errors, whatever else it checks. */
export const test = base.extend<ErrorFixture>({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...address) => {
      const answer = await goto(...address)
      await waitForScript(page)
      return answer
    }
    await use(page)
  },
  context: async ({ context, baseURL }, use) => {
    // The cookie consent and the newsletter prompt are already answered; journeys that test them
    // clear the answers.
    await context.addCookies(
      [
        { name: 'cookie_consent', value: 'necessary' },
        { name: 'popup_300_closed', value: 'true' },
      ].map((cookie) => ({ ...cookie, url: baseURL ?? '' })),
    )
    await use(context)
  },
  browserErrors: [
    async ({ page }, use) => {
      const browserErrors: string[] = []
      page.on('pageerror', (error) => browserErrors.push(`script: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error')
          browserErrors.push(`console: ${message.text()} ${message.location().url}`)
      })
      await use(browserErrors)
      expect(browserErrors, 'browser errors').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Checks that the current page has no axe violations of WCAG 2.2 A and AA and fits its screen. With
 * `part`, checks only that part, if the rest was checked before.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const screen = page.viewportSize()
  if (!screen) throw new Error('the journey has no viewport')
  const [wide, high] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth, scrollHeight] as const
  })
  expect(wide, `the width of ${page.url()}`).toBeLessThanOrEqual(screen.width)
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // A page without frames is checked in place. The frame support of axe transfers a report of
    // every element to a second page, which doubles the time without finding more.
    .setLegacyMode(page.frames().length === 1)
  const scopedAxe = part ? axe.include(part) : axe
  // A sticky bar at the bottom covers half a link until the page is scrolled. The viewport is
  // therefore enlarged to the whole page, and again if the page grew meanwhile.
  let visibleHeight = Math.max(high, screen.height)
  await page.setViewportSize({ width: screen.width, height: visibleHeight })
  let { violations } = await scopedAxe.analyze()
  for (
    let attempt = 0;
    attempt < maxAttempts && (await getHeight(page)) > visibleHeight;
    attempt += 1
  ) {
    visibleHeight = await getHeight(page)
    await page.setViewportSize({ width: screen.width, height: visibleHeight })
    violations = (await scopedAxe.analyze()).violations
  }
  await page.setViewportSize(screen)
  const summary = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(summary, `accessibility of ${page.url()}`).toEqual([])
}

/** Pages with a height relative to the viewport would otherwise grow forever. */
const maxAttempts = 3

function getHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Removes the browser’s message about a status that the journey provoked; other messages stay. */
export function removeStatusError(browserErrors: string[], status: number): void {
  const rest = browserErrors.filter((message) => !message.includes(`status of ${status}`))
  browserErrors.splice(0, browserErrors.length, ...rest)
}

export { expect } from '@playwright/test'
