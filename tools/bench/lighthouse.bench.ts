import { findChromium } from '@svetlitsa/config/browser/find-chromium.ts'
import { freePort } from '@svetlitsa/postgres/free-port'
import lighthouse, { type Result, type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright'
import type { Bench, Finding } from './bench.ts'
import { letShopGiveWay } from './let-shop-give-way.ts'
import { ownBlockedMs, type TraceEvent } from './own-blocked-ms.ts'
import { pagesOf } from './pages-of.ts'

const ROUNDS = 5
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

/**
 * The marks of Lighthouse for the simulated telephone; of performance the middle of five rounds,
 * after one that is not counted: the first visitor of a new shop waits until pictures are made.
 */
const marks: Bench = {
  about: 'Lighthouse, mobile simulation, on home, section and product',
  async run(origin, tell) {
    const findings: Finding[] = []
    await letShopGiveWay()
    for (const [page, path] of await pagesOf(origin)) {
      await examine(origin + path)
      const rounds: Look[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await examine(origin + path))
      const marks = rounds.map(({ report }) => markOf(report, 'performance'))
      tell(
        `${page} ${path}: ${marks.join(', ')}; the machine, as Lighthouse finds it: ${speeds(rounds)}`,
      )
      const { report } = middleOf(rounds, ({ report: one }) => markOf(one, 'performance'))
      for (const line of remarks(report)) tell(`  ${line}`)
      for (const [category, { name, least }] of Object.entries(categories)) {
        const value = markOf(report, category as Category)
        findings.push({ what: `${page}: ${name}`, value, unit: '', limit: { least } })
      }
      const own = middleOf(rounds, ({ ownMs }) => ownMs)
      findings.push({ what: `${page}: blocked by its own work`, value: own.ownMs, unit: 'ms' })
    }
    return findings
  },
}

export default marks

interface Look {
  report: Result
  /** Blocked time without what else the two cores did meanwhile. */
  ownMs: number
}

/** A telephone is simulated by four times the time of a machine of 1,500 to 2,000. */
function speeds(rounds: readonly Look[]): string {
  return rounds.map(({ report }) => Math.round(report.environment.benchmarkIndex)).join(', ')
}

function middleOf(rounds: readonly Look[], by: (look: Look) => number): Look {
  const middle = [...rounds].sort((one, other) => by(one) - by(other))[Math.floor(ROUNDS / 2)]
  if (!middle) throw new Error('no round was made')
  return middle
}

/** Each look with a browser of its own, which keeps nothing yet. */
async function examine(url: string): Promise<Look> {
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
    return { report: run.lhr, ownMs: ownBlockedMs(traceOf(run)) }
  } finally {
    await browser.close()
  }
}

function traceOf({ artifacts }: RunnerResult): TraceEvent[] {
  return artifacts.Trace.traceEvents as TraceEvent[]
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
