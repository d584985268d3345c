import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv } from '../env.ts'
import { exportYml } from '../modules/import/export-yml.ts'
import { FeedFault } from '../modules/import/feed-fault.ts'
import { importYml } from '../modules/import/import-yml.ts'
import { reportLines } from '../modules/import/report-lines.ts'
import { importRegions, RegionFileFault } from '../modules/region/import-regions.ts'
import { type Db, openDatabase } from '../platform/database.ts'
import { errorForLog } from '../platform/error-for-log.ts'
import { createLogger } from '../platform/logger.ts'
import { type ProgressBar, progressBar } from './progress-bar.ts'

const SHOP_NAME = 'Светлица'
const usage = `node src/command/shop.ts import yml FILE [--default-stock 10]
node src/command/shop.ts export yml FILE
node src/command/shop.ts import regions FILE
`

/** Goods in and out; the bootstrap's shop command runs it on the shop's own database. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'default-stock': { type: 'string', default: '10' } },
})
const [direction, format, file, ...more] = positionals
const defaultStock = Number(values['default-stock'])
const works: Record<string, (db: Db, path: string, bar: ProgressBar) => Promise<string[]>> = {
  'import yml': importFile,
  'export yml': exportFile,
  'import regions': importRegions,
}
const work = works[`${direction} ${format}`]
if (!work || !file || more.length > 0 || !Number.isInteger(defaultStock) || defaultStock < 0) {
  end(usage)
} else await run(work, file)

async function run(doIt: (typeof works)[string], path: string): Promise<void> {
  const bar = progressBar(process.stdout)
  const env = readEnv()
  const { db, close } = openDatabase(env.DATABASE_URL, 2, createLogger('warn'), {
    statementTimeoutMs: 0,
  })
  try {
    const lines = await doIt(db, path, bar)
    bar.end()
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    bar.end()
    end(`Nothing was changed.\n${wordsOf(error, path)}\n`)
  } finally {
    await close()
  }
}

function wordsOf(error: unknown, path: string): string {
  if (error instanceof FeedFault) return `${path}:${error.toLine()}`
  if (error instanceof RegionFileFault) return `${path}:\n${error.message}`
  return JSON.stringify(errorForLog(error), null, 2)
}

async function importFile(db: Db, path: string, { tell }: ProgressBar): Promise<string[]> {
  const begun = performance.now()
  const pictures = { mediaFolder: join(readEnv().DATA_DIR, 'media') }
  const report = await importYml(db, path, { defaultStock, pictures, tell })
  return reportLines(report, (performance.now() - begun) / 1_000)
}

async function exportFile(db: Db, path: string, { tell }: ProgressBar): Promise<string[]> {
  const origin = readEnv().PUBLIC_ORIGIN.replace(/\/+$/, '')
  const offers = await exportYml(db, path, {
    shopName: SHOP_NAME,
    origin,
    now: new Date(),
    tell: (done) => tell(`${done} offers`, 1),
  })
  return [`${offers} offers written to ${path}`]
}

function end(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}
