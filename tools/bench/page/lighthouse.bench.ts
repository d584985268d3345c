import { readdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { findChromium } from '@svetlitsa/config/browser/find-chromium.ts'
import { findFreePort } from '@svetlitsa/postgres/server/find-free-port'
import type { Result, RunnerResult } from 'lighthouse'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import type { Bench, Finding } from '../harness/bench.ts'
import { calculatePageBlockingMs, type TraceEvent } from './calculate-page-blocking-ms.ts'
import { listEntryPages } from './find-addresses.ts'

const ROUNDS = 5
/** A browser with a headless user agent would be served the crawler’s page. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'

const categories = {
  performance: { name: 'performance', min: 95 },
  accessibility: { name: 'accessibility', min: 100 },
  'best-practices': { name: 'best practices', min: 100 },
  seo: { name: 'SEO', min: 100 },
} as const

type Category = keyof typeof categories

/**
 * Lighthouse scores for the simulated phone. The performance score is the median of five rounds
 * after one warm-up: the first visitor of a new shop waits until pictures are generated.
 */
const marks: Bench = {
  about: 'Lighthouse, mobile simulation, on home, section and product',
  async run(origin, reportProgress) {
    const findings: Finding[] = []
    await lowerShopPriority()
    for (const [page, path] of await listEntryPages(origin)) {
      await inspectPage(origin + path)
      const rounds: Inspection[] = []
      for (let round = 0; round < ROUNDS; round++) rounds.push(await inspectPage(origin + path))
      const marks = rounds.map(({ report }) => getScore(report, 'performance'))
      reportProgress(
        `${page} ${path}: ${marks.join(', ')}; the machine, as Lighthouse finds it: ${speeds(rounds)}`,
      )
      const { report } = calculateMedian(rounds, ({ report: result }) =>
        getScore(result, 'performance'),
      )
      for (const line of listRemarks(report)) reportProgress(`  ${line}`)
      for (const [category, { name, min }] of Object.entries(categories)) {
        const value = getScore(report, category as Category)
        findings.push({ what: `${page}: ${name}`, value, unit: '', limit: { min } })
      }
      const medianRound = calculateMedian(rounds, ({ ownMs }) => ownMs)
      findings.push({
        what: `${page}: blocking time of its own work`,
        value: medianRound.ownMs,
        unit: 'ms',
      })
    }
    return findings
  },
}

export default marks

interface Inspection {
  report: Result
  /** Blocking time without the other work on the same cores. */
  ownMs: number
}

/** Lighthouse’s fourfold slowdown assumes a machine with a benchmark index of 1,500 to 2,000. */
function speeds(rounds: readonly Inspection[]): string {
  return rounds.map(({ report }) => Math.round(report.environment.benchmarkIndex)).join(', ')
}

function calculateMedian(
  rounds: readonly Inspection[],
  by: (inspection: Inspection) => number,
): Inspection {
  const median = [...rounds].sort((first, second) => by(first) - by(second))[Math.floor(ROUNDS / 2)]
  if (!median) throw new Error('there were no rounds')
  return median
}

/** Each inspection starts a new browser with an empty cache. */
async function inspectPage(url: string): Promise<Inspection> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('no Chromium found: run npm test to install one')
  const port = await findFreePort()
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(categories),
      emulatedUserAgent: PHONE,
    })
    if (!run) throw new Error(`${url} could not be inspected`)
    return { report: run.lhr, ownMs: calculatePageBlockingMs(getTrace(run)) }
  } finally {
    await browser.close()
  }
}

function getTrace({ artifacts }: RunnerResult): TraceEvent[] {
  return artifacts.Trace.traceEvents as TraceEvent[]
}

function getScore({ categories: categoryResults }: Result, category: Category): number {
  return Math.round((categoryResults[category]?.score ?? 0) * 100)
}

/** Lists the audits that lowered the score, loading metrics first. */
function listRemarks({ audits, categories: categoryResults }: Result): string[] {
  const weighed = Object.values(categoryResults).flatMap(({ auditRefs }) => auditRefs)
  return weighed.flatMap(({ id, weight, group }) => {
    const audit = audits[id]
    const isMetric = group === 'metrics' && weight > 0
    const isFault = audit?.score !== null && audit !== undefined && audit.score < 1
    if (!audit || (!isMetric && !isFault)) return []
    return [`${audit.score ?? '-'} ${audit.title} ${audit.displayValue ?? ''}`.trim()]
  })
}

/** Between -20 and 19, as in `nice`. */
const lowPriority = 15

/**
 * Lowers the priority of the shop’s processes below the browser’s, since a phone does not share its
 * processor with the shop. Does nothing on systems without /proc and for a shop started elsewhere.
 */
async function lowerShopPriority(): Promise<void> {
  const parents = await readParents()
  const listDescendants = (pid: number): number[] =>
    parents.flatMap(([child, parent]) => (parent === pid ? [child, ...listDescendants(child)] : []))
  const threads = await Promise.all(
    listDescendants(process.pid).map((pid) => readdir(`/proc/${pid}/task`).catch(() => [])),
  )
  for (const thread of threads.flat()) {
    try {
      setPriority(Number(thread), lowPriority)
    } catch (error) {
      // The process has ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error
    }
  }
}

/** The id and the parent’s id of each process; Linux only. */
async function readParents(): Promise<[number, number][]> {
  const names = await readdir('/proc').catch(() => [])
  const stats = names
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
  return (await Promise.all(stats)).flatMap((stat): [number, number][] => {
    // "pid (name, which may contain spaces and brackets) state parent …"
    const parent = /^(\d+) \(.*\) \S (\d+)/s.exec(stat)
    return parent ? [[Number(parent[1]), Number(parent[2])]] : []
  })
}
