import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '@svetlitsa/bootstrap/env'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import pg from 'pg'
import { readFeedFile, readFeedOffers } from '../env.ts'
import type { Bench, Finding } from '../harness/bench.ts'
import { startBenchApi } from '../program/start-bench-api.ts'
import { runProgram } from '../program/start-program.ts'

const MIN_LIMIT_S = 60
const LIMIT_OF_100_000_OFFERS_S = 180

/** Imports a feed (FEED_FILE, else a generated one) into a shop with products, twice. */
const importFeed: Bench = {
  about:
    'Import of a YML feed into a shop with products: FEED_FILE=…, else 3,000 or FEED_OFFERS=… generated offers',
  startsOwnApi: true,
  async run(_origin, reportProgress) {
    const feedFile = readFeedFile()
    const file = feedFile ?? (await writeFeed())
    const api = await startBenchApi(reportProgress)
    const pool = new pg.Pool({ connectionString: api.databaseUrl, max: 1 })
    try {
      reportProgress('imports')
      const first = await measureSeconds(api.databaseUrl, file)
      const { offers } = await readState(pool)
      const before = await readState(pool)
      reportProgress('imports again')
      const second = await measureSeconds(api.databaseUrl, file)
      const after = await readState(pool)
      return [
        { what: 'offers of the feed', value: offers, unit: 'offers', limit: { min: 1 } },
        seconds('first import', first, offers),
        seconds('second import', second, offers),
        {
          what: 'changes made by the second import',
          value: after.changes - before.changes,
          unit: 'changes',
          limit: { max: 0 },
        },
      ]
    } finally {
      await pool.end()
      await api.close()
      if (!feedFile) await rm(dirname(file), { recursive: true, force: true })
    }
  },
}

export default importFeed

function seconds(what: string, value: number, offers: number): Finding {
  const max = Math.max(MIN_LIMIT_S, (LIMIT_OF_100_000_OFFERS_S * offers) / 100_000)
  return { what, value, unit: 's', limit: { max } }
}

async function measureSeconds(databaseUrl: string, file: string): Promise<number> {
  const command = join(root, 'apps', 'api', 'src', 'command', 'shop.ts')
  const start = performance.now()
  await runProgram(command, ['import', 'yml', file], {
    DATABASE_URL: databaseUrl,
    INTERNAL_TOKEN: 'a-token-of-the-bench',
  })
  return (performance.now() - start) / 1_000
}

async function readState(pool: pg.Pool): Promise<{ offers: number; changes: number }> {
  const { rows } = await pool.query(`
    select (select count(*)::int from offer where external_id is not null) as offers,
      (select count(*)::int from page_change) as changes`)
  return { offers: Number(rows[0]?.offers), changes: Number(rows[0]?.changes) }
}

async function writeFeed(): Promise<string> {
  const file = join(await createTemporaryFolder('svetlitsa-feed-'), 'feed.yml')
  const offers = Array.from({ length: readFeedOffers() }, (_, index) => formatOffer(index))
  const categories = Array.from(
    { length: 20 },
    (_, index) => `<category id="${index}">Раздел ленты ${index}</category>`,
  )
  await writeFile(
    file,
    `<?xml version="1.0" encoding="UTF-8"?><yml_catalog><shop><name>Лента</name>
    <categories>${categories.join('')}</categories><offers>${offers.join('\n')}</offers></shop></yml_catalog>`,
  )
  return file
}

function formatOffer(index: number): string {
  return `<offer id="made-${index}" available="true"><name>Вещь номер ${index}</name>
    <price>${1_000 + index}</price><currencyId>RUB</currencyId><categoryId>${index % 20}</categoryId>
    <vendor>Фабрика ${index % 7}</vendor><param name="Ширина" unit="см">${40 + (index % 200)}</param>
    <param name="Порода">Порода ${index % 9}</param></offer>`
}
