import { findChromium } from '@svetlitsa/config/browser/find-chromium.ts'
import { freePort } from '@svetlitsa/postgres/free-port'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import type { Bench, Finding } from './bench.ts'
import { pagesOf } from './pages-of.ts'

const ROUNDS = 3
/** A browser that names itself headless is shown what crawlers are shown. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'

const categories = {
  performance: { name: 'performance', least: 95 },
  accessibility: { name: 'accessibility', least: 100 },
  'best-practices': { name: 'best practices', least: 100 },
  seo: { name: 'SEO', least: 100 },
} as const

type Category = keyof typeof categories

/** The marks of Lighthouse for the simulated telephone; of performance the middle of three rounds. */
const marks: Bench = {
  about: 'Lighthouse, mobile simulation, on home, section and product',
  async run(origin, tell) {
    const findings: Finding[] = []
    for (const [page, path] of await pagesOf(origin)) {
      const rounds: Result[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await examine(origin + path))
      rounds.sort((one, other) => markOf(one, 'performance') - markOf(other, 'performance'))
      const middle = rounds[Math.floor(ROUNDS / 2)]
      if (!middle) continue
      tell(`${page} ${path}: ${rounds.map((round) => markOf(round, 'performance')).join(', ')}`)
      for (const line of remarks(middle)) tell(`  ${line}`)
      for (const [category, { name, least }] of Object.entries(categories)) {
        const value = markOf(middle, category as Category)
        findings.push({ what: `${page}: ${name}`, value, unit: '', limit: { least } })
      }
    }
    return findings
  },
}

export default marks

/** Each look with a browser of its own, which keeps nothing yet. */
async function examine(url: string): Promise<Result> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium was found: npm test installs one')
  const port = await freePort()
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(categories),
      emulatedUserAgent: PHONE,
    })
    if (!run) throw new Error(`${url} could not be examined`)
    return run.lhr
  } finally {
    await browser.close()
  }
}

function markOf({ categories: found }: Result, category: Category): number {
  return Math.round((found[category]?.score ?? 0) * 100)
}

/** What took points away, the metrics of the loading first. */
function remarks({ audits, categories: found }: Result): string[] {
  const weighed = Object.values(found).flatMap(({ auditRefs }) => auditRefs)
  return weighed.flatMap(({ id, weight, group }) => {
    const audit = audits[id]
    const isMetric = group === 'metrics' && weight > 0
    const isFault = audit?.score !== null && audit !== undefined && audit.score < 1
    if (!audit || (!isMetric && !isFault)) return []
    return [`${audit.score ?? '-'} ${audit.title} ${audit.displayValue ?? ''}`.trim()]
  })
}
