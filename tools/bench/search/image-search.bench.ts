import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@svetlitsa/bootstrap/env'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import type { Bench, Finding } from '../harness/bench.ts'
import { runProgram } from '../program/start-program.ts'

interface Measured {
  source: string
  models: number
  indexed: number
  queries: number
  looks: Record<string, number>
  histogram: Record<string, number>
}

/** How often image search finds the right model in a view that is not in its index. */
const imageSearch: Bench = {
  about: 'Image search: rank of the right model, compared with a plain colour histogram',
  startsOwnApi: true,
  async run(_origin, reportProgress) {
    const { source, models, indexed, queries, looks, histogram } = await measure()
    reportProgress(
      `${queries} held-back ${source} views against ${indexed} pictures of ${models} models`,
    )
    const finding = (what: string, value = 0, limit?: Finding['limit']): Finding => ({
      what,
      value,
      unit: '%',
      ...(limit ? { limit } : {}),
    })
    return [
      finding('right model first, descriptor', looks['1']),
      finding('right model first, colour histogram', histogram['1']),
      finding('among the first 5, descriptor', looks['5']),
      finding('among the first 5, colour histogram', histogram['5']),
      finding('among the first 10, descriptor', looks['10'], { min: 80 }),
      finding('among the first 10, colour histogram', histogram['10']),
    ]
  },
}

export default imageSearch

async function measure(): Promise<Measured> {
  const folder = await createTemporaryFolder('svetlitsa-looks-')
  const file = join(folder, 'looks.json')
  try {
    await runProgram(
      join(root, 'apps', 'api', 'demo', 'command', 'measure-image-search.ts'),
      [file],
      {
        DATABASE_URL: 'postgres://nowhere',
        INTERNAL_TOKEN: 'a-benchmark-calls-nobody',
      },
    )
    return JSON.parse(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
