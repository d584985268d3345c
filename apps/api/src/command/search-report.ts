import { parseArgs } from 'node:util'
import { addDays } from '@svetlitsa/domain/date/day'
import { findReportedSearches } from '../discovery/search/asked/asked-search.queries.ts'
import { formatSearchReport } from '../discovery/search/asked/format-search-report.ts'
import { readEnv } from '../env.ts'
import { openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { startOrExplain } from '../platform/start/start-or-explain.ts'

const MAX_DAYS = 180
const LIMIT = 50

/** Prints the searches that need a word, a product or a look (search.report). */
const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } })
const days = Number(values.days)
if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) await report()
else {
  process.stderr.write(`node src/command/search-report.ts [--days 1..${MAX_DAYS}]\n`)
  process.exitCode = 1
}

async function report(): Promise<void> {
  const env = await startOrExplain('The command', async () => readEnv())
  const { db, close } = openDatabase(env.DATABASE_URL, 1, createLogger('warn'))
  const since = addDays(new Date().toISOString().slice(0, 10), 1 - days)
  const searches = await startOrExplain('The command', () =>
    findReportedSearches(db, { since, limit: LIMIT }),
  )
  await close()
  process.stdout.write(formatSearchReport(searches, since))
}
