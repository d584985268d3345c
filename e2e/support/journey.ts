import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { waitForIslands } from './wait-for-islands.ts'

interface ErrorFixture {
  /**
   * Errors collected from the browser: script errors, console errors and violations of the content
   * security policy. A journey must end with none; one that provokes an error removes it.
   */
  browserErrors: string[]
}

/** A test in a real browser that fails if the page logged errors, whatever else it checks. */
export const test = base.extend<ErrorFixture>({
  page: async ({ page, javaScriptEnabled }, use) => {
    trackRequests(page)
    const goto = page.goto.bind(page)
    page.goto = async (...address) => {
      const answer = await goto(...address)
      if (javaScriptEnabled) await waitForIslands(page)
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
    // A browser with windows would wait for its printing dialogue, and print nothing else meanwhile.
    await context.addInitScript(() => {
      window.print = () => {}
    })
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
  // therefore enlarged to the whole page. Findings count only on a page that stands still: they
  // are looked at again if the page grew meanwhile, or if a bar may have covered a part of it.
  let violations: Awaited<ReturnType<typeof axe.analyze>>['violations'] = []
  for (let attempt = 0; attempt <= maxAttempts; attempt += 1) {
    const visibleHeight = await showWholePage(page, screen, part)
    violations = (await scopedAxe.analyze()).violations
    if (violations.length === 0 && (await getHeight(page, part)) <= visibleHeight) break
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
  part?: string,
): Promise<number> {
  trackRequests(page)
  let height = minHeight
  for (let attempt = 0; attempt <= maxAttempts; attempt += 1) {
    const needed = await getHeight(page, part)
    if (attempt > 0 && needed <= height) break
    height = Math.max(needed, minHeight)
    await page.setViewportSize({ width, height })
    await waitForFrames(page)
    // A request that takes longer is not waited for: the check is repeated if it makes the page grow.
    await waitForRequests(page, 1)
    await waitForFrames(page)
  }
  return height
}

const pendingRequests = new WeakMap<Page, Set<Request>>()

/** Remembers from now on which requests of a page have not been answered. */
function trackRequests(page: Page): void {
  if (pendingRequests.has(page)) return
  const pending = new Set<Request>()
  const remove = (request: Request) => pending.delete(request)
  page.on('request', (request) => {
    // Nobody is told when a beacon has arrived.
    if (request.resourceType() !== 'ping') pending.add(request)
  })
  page.on('requestfinished', remove).on('requestfailed', remove)
  pendingRequests.set(page, pending)
}

/**
 * Waits until every request of a page has been answered and none follows, for two seconds at most.
 * The state `networkidle` needs half a second more on each page.
 *
 * @param checks how often in a row, 50 ms apart, no request may be pending.
 */
export async function waitForRequests(page: Page, checks = 3): Promise<void> {
  let quiet = 0
  const countQuiet = () => {
    quiet = pendingRequests.get(page)?.size ? 0 : quiet + 1
    return quiet
  }
  await expect
    .poll(countQuiet, { timeout: 2_000, intervals: [50] })
    .toBeGreaterThanOrEqual(checks)
    .catch(() => {})
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

/**
 * The height that shows the whole page. A window is in front of the page: it needs only the height
 * that shows all that scrolls inside of it, and the page behind it is not drawn whole.
 */
function getHeight(page: Page, part?: string): Promise<number> {
  return page.evaluate((selector) => {
    const roots = selector ? [...document.querySelectorAll(selector)] : []
    if (roots.length === 0 || !roots.every((root) => root.closest('[role=dialog]')))
      return document.documentElement.scrollHeight
    const hidden = roots
      .flatMap((root) => [root, ...root.querySelectorAll('*')])
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    return innerHeight + Math.max(0, ...hidden)
  }, part)
}

/** Removes the browser’s message about a status that the journey provoked; other messages stay. */
export function removeStatusError(browserErrors: string[], status: number): void {
  removeErrors(browserErrors, `status of ${status}`)
}

/** Removes the browser’s messages about a network that the journey has cut. */
export function removeOfflineErrors(browserErrors: string[]): void {
  removeErrors(browserErrors, 'net::ERR_INTERNET_DISCONNECTED')
}

function removeErrors(browserErrors: string[], part: string): void {
  const rest = browserErrors.filter((message) => !message.includes(part))
  browserErrors.splice(0, browserErrors.length, ...rest)
}

export { expect } from '@playwright/test'
