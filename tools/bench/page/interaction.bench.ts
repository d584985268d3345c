import { findChromium } from '@svetlitsa/config/browser/find-chromium.ts'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright'
import type { Bench, Finding } from '../harness/bench.ts'
import { listEntryPages } from './find-addresses.ts'

const PHONE = { width: 390, height: 844 }
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
/** Lighthouse's slowdown of a phone. */
const SLOWDOWN = 4
/** Of each kind, so that there are fifty-two together. */
const ROUNDS = 13
/** A reader looks before pressing, and less than a second. */
const LOOK_MS = 800
/** How long a finger rests on the glass. */
const HOLD_MS = 80
/** Later than any frame that belongs to the press. */
const SETTLE_MS = 1_200

interface Interaction {
  name: string
  /** The page that is opened, or the address of one. */
  page: 'section' | 'product' | `data:${string}`
  find: (page: Page) => Locator
}

const interactions: readonly Interaction[] = [
  {
    name: 'adding to the basket',
    page: 'section',
    find: (page) =>
      page
        .locator('article')
        .getByRole('button', { name: /^В корзину/ })
        .first(),
  },
  {
    name: 'choosing a swatch',
    page: 'section',
    find: (page) => page.locator('article input[type=radio]:not(:checked)').first(),
  },
  {
    name: 'opening the filters',
    page: 'section',
    find: (page) => page.getByRole('link', { name: /^Фильтры/ }).first(),
  },
  {
    name: 'opening the menu',
    page: 'product',
    find: (page) => page.getByRole('banner').getByRole('link', { name: 'Меню' }).first(),
  },
]

/** What the browser and the machine take for a press by themselves. */
const comparison: Interaction = {
  name: 'a button on an empty page, for comparison',
  page: `data:text/html,<meta name=viewport content=width=device-width><button onclick="this.textContent='2'">1</button>`,
  find: (page) => page.getByRole('button'),
}

/** Interaction to next paint on a phone four times slower, each press on a page just opened. */
const interaction: Bench = {
  about: 'Time from a press to the next frame (INP) on a simulated phone, 52 presses',
  async run(origin, reportProgress) {
    const executablePath = findChromium()
    if (!executablePath) throw new Error('no Chromium found: run npm test to install one')
    const paths = new Map<string, string>(await listEntryPages(origin))
    const findUrl = ({ page }: Interaction) =>
      page.startsWith('data:') ? page : origin + (paths.get(page) ?? '/')
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    try {
      const all: number[] = []
      const findings: Finding[] = []
      const timesByName = new Map<string, number[]>()
      // In turns, so that a busier minute of the machine reaches each of them.
      for (let round = 0; round < ROUNDS; round++)
        for (const one of [...interactions, comparison]) {
          const timesMs = timesByName.get(one.name) ?? []
          timesByName.set(one.name, timesMs)
          timesMs.push(await measurePress(browser, findUrl(one), one))
        }
      for (const [name, timesMs] of timesByName) {
        reportProgress(`${name}: ${timesMs.join(', ')} ms`)
        if (name !== comparison.name) all.push(...timesMs)
        findings.push({ what: `${name}, p75`, value: calculateP75(timesMs), unit: 'ms' })
      }
      findings.push({
        what: `all ${all.length} presses, p75`,
        value: calculateP75(all),
        unit: 'ms',
        limit: { max: 100 },
      })
      return findings
    } finally {
      await browser.close()
    }
  },
}

export default interaction

function calculateP75(timesMs: readonly number[]): number {
  const sorted = [...timesMs].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0
}

/** The duration of one press by the browser's event timing; frames of 8 ms are its resolution. */
async function measurePress(browser: Browser, url: string, one: Interaction): Promise<number> {
  const page = await browser.newPage({
    viewport: PHONE,
    userAgent: USER_AGENT,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(() => {
      const longest = { ms: 0 }
      Reflect.set(window, 'longestPress', longest)
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await page.goto(url, { waitUntil: 'load' })
    const target = one.find(page)
    await target.scrollIntoViewIfNeeded()
    await page.waitForTimeout(LOOK_MS)
    await pressWithFinger(session, target)
    await page.waitForTimeout(SETTLE_MS)
    return await page.evaluate((): number => Reflect.get(window, 'longestPress').ms)
  } finally {
    await page.close()
  }
}

/**
 * Presses as a finger does. A tap of Playwright has no length, and what it asks of the page before
 * would be measured with it.
 */
async function pressWithFinger(session: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('what is to be pressed is not shown')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await new Promise((resolve) => setTimeout(resolve, HOLD_MS))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
