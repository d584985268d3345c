import { brotliCompressSync } from 'node:zlib'
import { findChromium } from '@svetlitsa/config/browser/find-chromium.ts'
import { type Browser, chromium, type Response } from 'playwright'
import type { Bench, Finding } from './bench.ts'
import { pagesOf } from './pages-of.ts'

const PHONE = { width: 390, height: 844 }
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** What the first load of a page costs: its scripts, and how far things jump about. */
const weight: Bench = {
  about: 'Script and layout shift of the first load of home, section and product, in a browser',
  async run(origin, tell) {
    const executablePath = findChromium()
    if (!executablePath) throw new Error('no Chromium was found: npm test installs one')
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    try {
      const findings: Finding[] = []
      for (const [name, path] of await pagesOf(origin)) {
        tell(`${name} ${path}`)
        findings.push(...(await weigh(browser, name, origin + path, tell)))
      }
      return findings
    } finally {
      await browser.close()
    }
  },
}

export default weight

/** A script that comes when the page is being closed belongs to no first load. */
function bodyOf(response: Response): Promise<Buffer> {
  return response.body().catch(() => Buffer.alloc(0))
}

/** Each in a browser of its own, which keeps nothing yet. */
async function weigh(
  browser: Browser,
  name: string,
  url: string,
  tell: (detail: string) => void,
): Promise<Finding[]> {
  const page = await browser.newPage({ viewport: PHONE, userAgent: USER_AGENT })
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), bodyOf(response))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(layoutShift)
  let bytes = 0
  for (const [script, body] of [...scripts]) {
    const size = brotliCompressSync(await body).length
    bytes += size
    tell(`${Math.round(size / 102.4) / 10} KB ${new URL(script).pathname}`)
  }
  await page.close()
  return [
    {
      what: `${name}: script of the first load`,
      value: Math.round(bytes / 102.4) / 10,
      unit: 'KB br',
      limit: { most: 150 },
    },
    {
      what: `${name}: layout shift`,
      value: Math.round(shift * 10_000) / 10_000,
      unit: '',
      limit: { most: 0.02 },
    },
  ]
}

/** Runs in the page: the sum of all shifts since it began to load. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 2_000)
  })
}
