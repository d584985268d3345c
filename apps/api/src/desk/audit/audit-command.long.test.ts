import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await createPayableOrder(api, freshPhone())
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

it('[money.audit] the command prints what is broken in the shop or the journal of a client', async () => {
  const journal = join(folder, 'client.jsonl')
  await writeFile(journal, `${JSON.stringify({ kind: 'order', number: 'of nobody', total: 1 })}\n`)
  const { DATABASE_URL, INTERNAL_TOKEN } = api.services.env
  const run = (...options: string[]) =>
    promisify(execFile)(process.execPath, ['src/command/shop.ts', 'audit', 'money', ...options], {
      env: { ...process.env, DATABASE_URL, INTERNAL_TOKEN },
    })
  expect((await run()).stdout).toContain('add up')
  await expect(run('--journal', journal)).rejects.toMatchObject({
    code: 1,
    stdout: 'I12 confirmed order is missing: of nobody\n',
  })
})
