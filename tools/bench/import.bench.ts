import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '@svetlitsa/bootstrap/env'
import { makeTemporaryFolder } from '@svetlitsa/postgres/make-temporary-folder'
import pg from 'pg'
import type { Bench, Finding } from './bench.ts'
import { readFeedFile } from './env.ts'
import { openApi } from './open-api.ts'
import { runProgram } from './start-program.ts'

const MADE_OFFERS = 3_000
const MOST_SECONDS = 60

/** A feed (FEED_FILE, else one of 3,000 offers) into a shop with its goods, and once more. */
const importFeed: Bench = {
  about: 'A YML feed into a shop with its goods: FEED_FILE=…, else 3,000 offers made up',
  opensItself: true,
  async run(_origin, tell) {
    const given = readFeedFile()
    const file = given ?? (await makeFeed())
    const api = await openApi(tell)
    const pool = new pg.Pool({ connectionString: api.databaseUrl, max: 1 })
    try {
      tell('imports')
      const first = await timed(api.databaseUrl, file)
      const { offers } = await stateOf(pool)
      const before = await stateOf(pool)
      tell('imports again')
      const second = await timed(api.databaseUrl, file)
      const after = await stateOf(pool)
      return [
        { what: 'offers of the feed', value: offers, unit: 'offers', limit: { least: 1 } },
        seconds('first import', first),
        seconds('second import', second),
        {
          what: 'changes the second one told',
          value: after.changes - before.changes,
          unit: 'changes',
          limit: { most: 0 },
        },
      ]
    } finally {
      await pool.end()
      await api.close()
      if (!given) await rm(dirname(file), { recursive: true, force: true })
    }
  },
}

export default importFeed

function seconds(what: string, value: number): Finding {
  return { what, value, unit: 's', limit: { most: MOST_SECONDS } }
}

async function timed(databaseUrl: string, file: string): Promise<number> {
  const command = join(root, 'apps', 'api', 'src', 'command', 'shop.ts')
  const start = performance.now()
  await runProgram(command, ['import', 'yml', file], {
    DATABASE_URL: databaseUrl,
    INTERNAL_TOKEN: 'a-token-of-the-bench',
  })
  return (performance.now() - start) / 1_000
}

async function stateOf(pool: pg.Pool): Promise<{ offers: number; changes: number }> {
  const { rows } = await pool.query(`
    select (select count(*)::int from offer where external_id is not null) as offers,
      (select count(*)::int from page_change) as changes`)
  return { offers: Number(rows[0]?.offers), changes: Number(rows[0]?.changes) }
}

async function makeFeed(): Promise<string> {
  const file = join(await makeTemporaryFolder('svetlitsa-feed-'), 'feed.yml')
  const offers = Array.from({ length: MADE_OFFERS }, (_, at) => madeOffer(at))
  const categories = Array.from(
    { length: 20 },
    (_, at) => `<category id="${at}">Раздел ленты ${at}</category>`,
  )
  await writeFile(
    file,
    `<?xml version="1.0" encoding="UTF-8"?><yml_catalog><shop><name>Лента</name>
    <categories>${categories.join('')}</categories><offers>${offers.join('\n')}</offers></shop></yml_catalog>`,
  )
  return file
}

function madeOffer(at: number): string {
  return `<offer id="made-${at}" available="true"><name>Вещь номер ${at}</name>
    <price>${1_000 + at}</price><currencyId>RUB</currencyId><categoryId>${at % 20}</categoryId>
    <vendor>Фабрика ${at % 7}</vendor><param name="Ширина" unit="см">${40 + (at % 200)}</param>
    <param name="Порода">Порода ${at % 9}</param></offer>`
}
