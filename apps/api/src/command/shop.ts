import { parseArgs } from 'node:util'
import { readEnv } from '../env.ts'
import { FeedFault } from '../modules/import/feed-fault.ts'
import { importYml } from '../modules/import/import-yml.ts'
import { reportLines } from '../modules/import/report-lines.ts'
import { openDatabase } from '../platform/database.ts'
import { createLogger } from '../platform/logger.ts'
import { progressBar } from './progress-bar.ts'

const usage = `node src/command/shop.ts import yml FILE [--default-stock 10]
`

/** Goods in and out; the bootstrap's shop command runs it on the shop's own database. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'default-stock': { type: 'string', default: '10' } },
})
const [direction, format, file] = positionals
const defaultStock = Number(values['default-stock'])
if (!file || !Number.isInteger(defaultStock) || defaultStock < 0) end(usage)
else if (`${direction} ${format}` === 'import yml') await importFile(file)
else end(usage)

async function importFile(path: string): Promise<void> {
  const bar = progressBar(process.stdout)
  const { db, close } = openDatabase(readEnv().DATABASE_URL, 2, createLogger('warn'), {
    statementTimeoutMs: 0,
  })
  try {
    const begun = performance.now()
    const report = await importYml(db, path, { defaultStock, tell: bar.tell })
    bar.end()
    const seconds = (performance.now() - begun) / 1_000
    process.stdout.write(`${reportLines(report, seconds).join('\n')}\n`)
  } catch (error) {
    bar.end()
    if (!(error instanceof FeedFault)) throw error
    end(`Nothing was changed.\n${path}:${error.toLine()}\n`)
  } finally {
    await close()
  }
}

function end(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}
