import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readYml } from '../desk/import/feed/read-yml.ts'
import { openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { buildFeed, buildOffer, writeFeedFile } from '../test-support/fixtures/feed.ts'
import { addRegions } from '../test-support/fixtures/region.ts'

const feed = buildFeed([
  buildOffer('a', { inside: '<description>Один.</description>' }),
  buildOffer('b'),
  buildOffer('c'),
])

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { db, close } = openDatabase(database.url, 2, createLogger('silent'))
  await addRegions(db)
  await close()
})
afterAll(() => database.drop())

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['src/command/shop.ts', ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      INTERNAL_TOKEN: 'a token of a test',
    },
  })

describe('the command', () => {
  it('imports a feed, prints a report, and exports one', async () => {
    const { stdout } = await run('import', 'yml', await writeFeedFile(feed))
    expect(stdout).toMatch(/^3 offers read, 3 taken, 0 refused, in \d+\.\d s$/m)
    const file = await writeFeedFile('')
    expect((await run('export', 'yml', file)).stdout).toContain('3 offers written')
    expect((await readYml(file)).offers).toHaveLength(3)
  })

  it('exits with 1 on a broken feed and prints the position of the error', async () => {
    const file = await writeFeedFile(feed.replace('</description>', ''))
    const failed = await run('import', 'yml', file).catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 1 })
    expect(String(failed)).toMatch(/Nothing was changed\.\n.*feed\.yml:\d+:\d+ offer a: /)
  })
})
