import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page, type Request } from '@playwright/test'
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
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, `the width of ${page.url()}`).toBeLessThanOrEqual(screen.width)
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // A page without frames is checked in place. The frame support of axe transfers a report of
    // every element to a second page, which doubles the time without finding more.
    .setLegacyMode(page.frames().length === 1)
  const scopedAxe = part ? axe.include(part) : axe
  // Animations of the whole enlarged page, drawn by software, take more processor time than the
  // check itself.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A sticky bar at the bottom covers half a link until the page is scrolled. The viewport is
  // therefore enlarged to the whole page, and again if the page grew meanwhile.
  let visibleHeight = await showWholePage(page, screen)
  let { violations } = await scopedAxe.analyze()
  for (
    let attempt = 0;
    attempt < maxAttempts && (await getHeight(page)) > visibleHeight;
    attempt += 1
  ) {
    visibleHeight = await showWholePage(page, screen)
    violations = (await scopedAxe.analyze()).violations
  }
  await page.emulateMedia({ reducedMotion: null })
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

/**
 * Enlarges the viewport until the page no longer grows by the parts that load when they come into
 * view: each growth after the check repeats it. Returns the height.
 */
async function showWholePage(
  page: Page,
  { width, height: minHeight }: { width: number; height: number },
): Promise<number> {
  const pending = new Set<Request>()
  const add = (request: Request) => pending.add(request)
  const remove = (request: Request) => pending.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  let height = Math.max(await getHeight(page), minHeight)
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    await page.setViewportSize({ width, height })
    await waitForFrames(page)
    // A request that takes longer is not waited for: the check is repeated if it makes the page grow.
    await expect
      .poll(() => pending.size, { timeout: 2_000, intervals: [50] })
      .toBe(0)
      .catch(() => {})
    await waitForFrames(page)
    const grown = await getHeight(page)
    if (grown <= height) break
    height = grown
  }
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
  return height
}

/** Two frames: observers of visibility are called in the first, and what they show is laid out. */
function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

function getHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Removes the browser’s message about a status that the journey provoked; other messages stay. */
export function removeStatusError(browserErrors: string[], status: number): void {
  const rest = browserErrors.filter((message) => !message.includes(`status of ${status}`))
  browserErrors.splice(0, browserErrors.length, ...rest)
}

export { expect } from '@playwright/test'
