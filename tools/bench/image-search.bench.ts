import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@svetlitsa/bootstrap/env'
import { makeTemporaryFolder } from '@svetlitsa/postgres/make-temporary-folder'
import type { Bench, Finding } from './bench.ts'
import { runProgram } from './start-program.ts'

interface Measured {
  source: string
  models: number
  indexed: number
  asked: number
  looks: Record<string, number>
  histogram: Record<string, number>
}

/** How often the search by picture finds the right model in a view that its index does not hold. */
const imageSearch: Bench = {
  about: 'Search by picture: the right model among the first, beside a plain colour histogram',
  opensItself: true,
  async run(_origin, tell) {
    const { source, models, indexed, asked, looks, histogram } = await measure()
    tell(`${asked} held-back ${source} views against ${indexed} pictures of ${models} models`)
    const finding = (what: string, value = 0, limit?: Finding['limit']): Finding => ({
      what,
      value,
      unit: '%',
      ...(limit ? { limit } : {}),
    })
    return [
      finding('right model first, looks', looks['1']),
      finding('right model first, colour histogram', histogram['1']),
      finding('among the first 5, looks', looks['5']),
      finding('among the first 5, colour histogram', histogram['5']),
      finding('among the first 10, looks', looks['10'], { least: 80 }),
      finding('among the first 10, colour histogram', histogram['10']),
    ]
  },
}

export default imageSearch

async function measure(): Promise<Measured> {
  const folder = await makeTemporaryFolder('svetlitsa-looks-')
  const file = join(folder, 'looks.json')
  try {
    await runProgram(join(root, 'apps', 'api', 'src', 'command', 'measure-looks.ts'), [file], {
      DATABASE_URL: 'postgres://nowhere',
      INTERNAL_TOKEN: 'a measurement asks nobody',
    })
    return JSON.parse(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
