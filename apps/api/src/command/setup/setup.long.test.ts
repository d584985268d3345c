import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSetup } from '../../desk/shop-setup/read-setup.ts'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { writeFeedFile } from '../../test-support/fixtures/feed.ts'
import { shopSetupFixture } from '../../test-support/fixtures/shop-setup.ts'

const program = join(import.meta.dirname, '..', 'setup.ts')

// Every run is a process of its own.
vi.setConfig({ testTimeout: 120_000 })

let database: TestDatabase
let opened: Database
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase(database.url, 2, createLogger('silent'))
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

const first: readonly (readonly [question: string, ...typed: string[]])[] = [
  ['Name of the shop', '', 'Тёплый дом'],
  ['Name in Kazakh', 'Жылы үй'],
  ['Name in English', 'Warm Home'],
  // Neither a name of a colour nor one that cannot be read is taken.
  ['Accent colour, #rrggbb', 'blue', '#ffe680', '#1d4ed8'],
  ['Accent colour of the dark theme', '#93b4ff'],
  ['Seller (legal name)', 'ООО «Тёплый дом»'],
  ['INN or BIN', '12', '7700123459'],
  ['OGRN', ''],
  ['Legal address', 'Москва, ул. Примерная, д. 1'],
  ['Phone', 'call me', '+7 (495) 300-00-01'],
  ['E-mail', 'hello', 'hello@warm.example'],
  ['Bank account', '123', '40702810900000000042'],
  ['Bank', 'Банк «Пример»'],
  ['BIC', '1', '044525225'],
  ['Correspondent account', ''],
  ['Cities you deliver to', 'atlantis', 'moskva, almaty'],
  ['City of the warehouse', 'tula', ''],
  ['Address of the warehouse', 'Москва, ул. Складская, 2'],
  ['Name of the warehouse', ''],
  ['Is there a store', 'y'],
  ['City of the store', 'almaty'],
  ['Address of the store', 'Алматы, пр. Абая, 1'],
  ['Name of the store', 'Тёплый дом на Абая'],
  ['Open every day', '9 to 5', '09:00-20:00'],
  ['Languages of the pages', 'kk', 'ru kk'],
  ['Delivery by courier, RUB', 'cheap', '790'],
  ['Free from a sum of, RUB', '-'],
  ['Delivery by courier, KZT', '5000'],
  ['Free from a sum of, KZT', '200000'],
  ['pay on receipt', ''],
  ['pay by bill', 'n'],
  ['Bonuses for orders up to 50000', '2'],
  ['Bonuses for orders up to 150000', '4'],
  ['Bonuses for orders above', '101', '6'],
  ['Assembly', '10'],
]

describe('[shop.setup] the questions of the command', () => {
  it('found a shop from answers that are piped in, and ask again for what is not valid', async () => {
    const { code, output } = await run([], first.flatMap(([, ...typed]) => typed).join('\n'))
    expect(code, output).toBe(0)
    for (const [question] of first) expect(output, question).toContain(question)
    expect(output.match(/Please type it again/g)).toHaveLength(
      first.reduce((sum, [, ...typed]) => sum + typed.length - 1, 0),
    )
    expect(output).toMatch(/import yml FILE[\s\S]*\/staff-invitation\/[\w-]+\//)
    expect(await readSetup(opened.db)).toMatchObject({
      brand: {
        name: { ru: 'Тёплый дом', kk: 'Жылы үй', en: 'Warm Home' },
        colours: { light: '#1d4ed8', dark: '#93b4ff' },
      },
      legal: { inn: '7700123459', bank: { account: '40702810900000000042', bic: '044525225' } },
      languages: ['ru', 'kk'],
      regions: ['moskva', 'almaty'],
      warehouse: { name: 'Склад', city: 'moskva', address: 'Москва, ул. Складская, 2' },
      store: { city: 'almaty', hours: [{ opens: '09:00', closes: '20:00' }] },
      tariffs: {
        RUB: { courier: 790, courierFreeFrom: null },
        KZT: { courier: 5_000, courierFreeFrom: 200_000 },
      },
      payments: { onReceipt: true, bill: false },
      promises: {
        bonusLevels: [{ percent: 2 }, { percent: 4 }, { percent: 6 }],
        assemblyPercent: 10,
      },
    })
  })

  it('keep everything when every answer of a second run is empty', async () => {
    const before = await readSetup(opened.db)
    const { code, output } = await run([], '\n'.repeat(60))
    expect(code, output).toBe(0)
    expect(output).not.toContain('changed')
    expect(await readSetup(opened.db)).toEqual(before)
  })

  it('change nothing when the answers end in the middle', async () => {
    const before = await readSetup(opened.db)
    const { code, output } = await run([], 'Другое имя\n\n')
    expect(code).toBe(1)
    expect(output).toMatch(/Nothing was changed\. *\nThe answers ended before the last question\n$/)
    expect(await readSetup(opened.db)).toEqual(before)
  })
})

describe('[shop.setup] a file for machines', () => {
  it('sets up the shop by the command, which shows what changed', async () => {
    const { code, output } = await run(['--file', await writeSetup(shopSetupFixture)])
    expect(code, output).toBe(0)
    expect(output).toMatch(/changed +seller: ТОО «Тёплый дом», 123456789012/)
    expect(await readSetup(opened.db)).toMatchObject({ legal: shopSetupFixture.legal })
  })

  it('that is wrong changes nothing, and the command names the file and the field', async () => {
    const before = await readSetup(opened.db)
    const file = await writeSetup({ ...shopSetupFixture, regions: ['atlantis', 'almaty'] })
    const { code, output } = await run(['--file', file])
    expect(code).toBe(1)
    expect(output).toBe(`Nothing was changed. ${file}\nUnknown cities: atlantis\n`)
    expect(await readSetup(opened.db)).toEqual(before)
  })
})

async function writeSetup(setup: object): Promise<string> {
  const file = join(await writeFeedFile(''), '..', 'setup.json')
  await writeFile(file, JSON.stringify(setup))
  return file
}

/** Runs the command to its end with these lines on its standard input. */
async function run(args: string[], lines = ''): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: database.url, INTERNAL_TOKEN: 'a token of sixteen' },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  child.stdin.end(lines)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { code, output }
}
