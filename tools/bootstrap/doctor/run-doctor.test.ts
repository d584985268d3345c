import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runShopCommand } from '../backup/drill/run-shop-command.ts'

vi.setConfig({ testTimeout: 180_000 })

let dataDir: string
beforeEach(async () => {
  dataDir = await createTemporaryFolder('svetlitsa-doctor-')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function writeBackup(finishedAt: Date): Promise<void> {
  const backup = join(dataDir, 'backups', finishedAt.toISOString().slice(0, 10))
  await mkdir(backup, { recursive: true })
  const manifest = { kind: 'dump', major: 18, finishedAt: finishedAt.toISOString(), files: [] }
  await writeFile(join(backup, 'manifest.json'), JSON.stringify(manifest))
}

it('[ops.observed] examines a closed shop: its router, its backups and what the API finds', async () => {
  const day = 86_400_000
  await writeBackup(new Date(Date.now() - 9 * day))
  const env = { DATA_DIR: dataDir, ADDRESS_CALLS_PER_SECONDS: '5', CALLS_PER_ADDRESS: 'many' }
  const first = await runShopCommand(env, ['doctor'])
  expect(first.output).toMatch(/^✗ migrations +\d+ not applied: /m)
  expect(first.output).toMatch(/^✗ backups +the newest in .+ is 9 days old$/m)
  expect(first.output).toMatch(/^✗ router +CALLS_PER_ADDRESS must be a whole number/m)
  expect(first.output).toContain('Did you mean ADDRESS_CALLS_PER_SECOND?')
  expect(first.code, first.output).toBe(1)
  await writeBackup(new Date())
  const second = await runShopCommand({ DATA_DIR: dataDir }, ['doctor', '--json'])
  const findings = JSON.parse(/^\[\n[\s\S]*^\]/m.exec(second.output)?.[0] ?? '')
  expect(findings).toContainEqual(expect.objectContaining({ area: 'backups', state: 'ok' }))
  expect(findings).toContainEqual(expect.objectContaining({ area: 'router', state: 'ok' }))
})
