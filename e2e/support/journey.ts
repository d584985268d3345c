import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

interface Watch {
  /**
   * What the browser complained about so far: errors of scripts, of the console and of the content
   * security policy. A journey ends with none; one that provokes an error takes it out.
   */
  complaints: string[]
}

/** A test in a real browser that fails when the page complained, whatever else it proves. */
export const test = base.extend<Watch>({
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
    // Questions of cookies and letters were answered on an earlier visit; journeys that are about
    // them forget the answers.
    await context.addCookies(
      [
        { name: 'cookie_consent', value: 'necessary' },
        { name: 'popup_300_closed', value: 'true' },
      ].map((cookie) => ({ ...cookie, url: baseURL ?? '' })),
    )
    await use(context)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`script: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`console: ${message.text()} ${message.location().url}`)
      })
      await use(complaints)
      expect(complaints, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Proves that the page as it stands has no fault axe knows, by WCAG 2.2 A and AA, and fits its
 * screen; or a part of it alone, where the rest was looked at before.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const screen = page.viewportSize()
  if (!screen) throw new Error('the journey has no screen')
  const [wide, high] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth, scrollHeight] as const
  })
  expect(wide, `the width of ${page.url()}`).toBeLessThanOrEqual(screen.width)
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // A page without frames is looked at where it stands. What axe makes of frames, a report of
    // every element carried into a second page, takes as long again and finds the same.
    .setLegacyMode(page.frames().length === 1)
  const asked = part ? axe.include(part) : axe
  // A bar that stays at the bottom covers half a link until one scrolls: axe sees the whole page,
  // and looks again at one that grew while it looked.
  let seen = Math.max(high, screen.height)
  await page.setViewportSize({ width: screen.width, height: seen })
  let { violations } = await asked.analyze()
  for (let again = 0; again < mostLooks && (await heightOf(page)) > seen; again += 1) {
    seen = await heightOf(page)
    await page.setViewportSize({ width: screen.width, height: seen })
    violations = (await asked.analyze()).violations
  }
  await page.setViewportSize(screen)
  const faults = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(faults, `accessibility of ${page.url()}`).toEqual([])
}

/** Some pages are as high as the screen and more, and would grow for ever. */
const mostLooks = 3

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/**
 * Waits until a page of the storefront answers to hands. Before that a link leads to its page where
 * it would open a window, and a box that is ticked is unticked again: both are right, and neither
 * is what the journeys are about.
 */
async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!('__next_f' in window)) return true
    const controls = document.querySelectorAll('button, input, footer a')
    return [...controls].every((one) => Object.keys(one).some((key) => key.startsWith('__react')))
  })
}

/** Takes out what the browser said of a status the journey asked for; anything else stays. */
export function forgetStatus(complaints: string[], status: number): void {
  const rest = complaints.filter((one) => !one.includes(`status of ${status}`))
  complaints.splice(0, complaints.length, ...rest)
}

export { expect } from '@playwright/test'
