import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@svetlitsa/bootstrap/env'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import type { Bench } from '../harness/bench.ts'
import { startBenchApi } from '../program/start-bench-api.ts'
import { runProgram } from '../program/start-program.ts'

interface Judged {
  means: Record<string, number>
  floors: Record<string, number>
  emptyShare: number
}

/** Share of right products among the first ten, over the judged queries (search.judged). */
const judgedSearch: Bench = {
  about: 'Precision of the first ten search results over the judged queries, by kind and language',
  startsOwnApi: true,
  async run(_origin, reportProgress) {
    const api = await startBenchApi(reportProgress)
    const folder = await createTemporaryFolder('svetlitsa-judged-')
    try {
      reportProgress('asks the judged queries')
      const file = join(folder, 'judged.json')
      await runProgram(
        join(root, 'apps', 'api', 'demo', 'command', 'judge-search.ts'),
        [api.origin, file],
        { DATABASE_URL: api.databaseUrl, INTERNAL_TOKEN: 'a-benchmark-calls-nobody' },
      )
      const { means, floors, emptyShare }: Judged = JSON.parse(await readFile(file, 'utf8'))
      const percent = (share: number) => Math.round(share * 1_000) / 10
      return [
        ...Object.entries(means).map(([group, mean]) => {
          const floor = floors[group]
          const limit = floor === undefined ? {} : { limit: { min: percent(floor) } }
          return { what: `P@10, ${group}`, value: percent(mean), unit: '%', ...limit }
        }),
        { what: 'without results', value: percent(emptyShare), unit: '%', limit: { max: 1 } },
      ]
    } finally {
      await api.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

export default judgedSearch
