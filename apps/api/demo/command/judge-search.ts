import { writeFileSync } from 'node:fs'
import { readEnv } from '../../src/env.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createLogger } from '../../src/platform/logging/logger.ts'
import { floors } from '../seed/judged-query/floors.ts'
import { judgeSearch, summarizeAnswers } from '../seed/judged-query/judge-search.ts'

/**
 * Measures P@10 of the judged queries against the API at the given origin; writes the means by kind
 * and language, and the queries with wrong results, to the given file.
 */
const [origin = '', file = '/dev/stdout'] = process.argv.slice(2)
const { db, close } = openDatabase(readEnv().DATABASE_URL, 2, createLogger('warn'))
const answers = await judgeSearch(db, origin)
await close()
writeFileSync(
  file,
  JSON.stringify({
    means: Object.fromEntries(summarizeAnswers(answers)),
    floors: floors.overall,
    emptyShare: answers.filter(({ isEmpty }) => isEmpty).length / answers.length,
    worst: answers
      .filter(({ precision }) => precision < 1)
      .sort((a, b) => a.precision - b.precision)
      .map(
        ({ query, precision }) =>
          `${precision.toFixed(2)} ${query.language} ${query.kind}: ${query.q}`,
      ),
  }),
)
