import { brotliCompressSync } from 'node:zlib'
import { findChromium } from '@svetlitsa/config/browser/find-chromium.ts'
import { type Browser, chromium, type Response } from 'playwright'
import type { Bench, Finding } from '../harness/bench.ts'
import { listEntryPages } from './find-addresses.ts'

const PHONE = { width: 390, height: 844 }
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** First load of a page: size of its scripts and layout shift. */
const weight: Bench = {
  about: 'Script size and layout shift of the first load of home, section and product',
  async run(origin, reportProgress) {
    const executablePath = findChromium()
    if (!executablePath) throw new Error('no Chromium found: run npm test to install one')
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    try {
      const findings: Finding[] = []
      for (const [name, path] of await listEntryPages(origin)) {
        reportProgress(`${name} ${path}`)
        findings.push(...(await measureWeight(browser, name, origin + path, reportProgress)))
      }
      return findings
    } finally {
      await browser.close()
    }
  },
}

export default weight

/** A script that arrives while the page is closing is not part of the first load. */
function fetchBody(response: Response): Promise<Buffer> {
  return response.body().catch(() => Buffer.alloc(0))
}

/** Each page is loaded in a new browser with an empty cache. */
async function measureWeight(
  browser: Browser,
  name: string,
  url: string,
  reportProgress: (detail: string) => void,
): Promise<Finding[]> {
  const page = await browser.newPage({ viewport: PHONE, userAgent: USER_AGENT })
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), fetchBody(response))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(layoutShift)
  let bytes = 0
  for (const [script, body] of [...scripts]) {
    const size = brotliCompressSync(await body).length
    bytes += size
    reportProgress(`${Math.round(size / 102.4) / 10} KB ${new URL(script).pathname}`)
  }
  await page.close()
  return [
    {
      what: `${name}: script of the first load`,
      value: Math.round(bytes / 102.4) / 10,
      unit: 'KB br',
      limit: { max: 150 },
    },
    {
      what: `${name}: layout shift`,
      value: Math.round(shift * 10_000) / 10_000,
      unit: '',
      limit: { max: 0.02 },
    },
  ]
}

/** Runs in the page: the cumulative layout shift so far. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 2_000)
  })
}
