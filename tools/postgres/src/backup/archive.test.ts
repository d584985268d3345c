import { existsSync, mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endStaleArchive, findArchive, startArchive, trimArchives } from './archive.ts'
import { type BackupManifest, writeManifest } from './backup-manifest.ts'

let folder: string
let clusterDir: string
let backups: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svetlitsa-archive-'))
  clusterDir = join(folder, 'postgres')
  backups = join(folder, 'backups')
  await mkdir(join(clusterDir, 'pg_wal', 'archive_status'), { recursive: true })
  await mkdir(backups)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const segment = (number: number) => `0000000100000000${number.toString(16).padStart(8, '0')}`

async function addBackup(name: string, archive: string, firstWal: string): Promise<void> {
  await mkdir(join(backups, name))
  const times = { startedAt: name, finishedAt: name }
  const manifest: BackupManifest = {
    ...times,
    kind: 'embedded',
    major: 18,
    archive,
    firstWal,
    files: [],
  }
  await writeManifest(join(backups, name), manifest)
}

it('removes changes older than the oldest backup and archives without a backup', async () => {
  const current = await startArchive(clusterDir, backups, undefined)
  for (let number = 1; number < 6; number += 1)
    await writeFile(join(current, `${segment(number)}.gz`), '')
  await mkdir(join(backups, 'wal-left'))
  await addBackup('2026-01-01', current.split('/').at(-1) ?? '', segment(3))
  await addBackup('2026-01-02', current.split('/').at(-1) ?? '', segment(4))
  await trimArchives(backups, current)
  const kept = (await readdir(current)).filter((name) => name.endsWith('.gz'))
  expect(kept).toEqual([3, 4, 5].map((number) => `${segment(number)}.gz`))
  expect(existsSync(join(backups, 'wal-left'))).toBe(false)
})

it('continues its archive in the same folder and begins another in another one', async () => {
  const first = await startArchive(clusterDir, backups, undefined)
  expect(await startArchive(clusterDir, backups, undefined)).toBe(first)
  const other = join(folder, 'other')
  await mkdir(other)
  expect(await startArchive(clusterDir, other, undefined)).not.toBe(first)
})

it('ends an archive two weeks after its last backup', async () => {
  const archive = await startArchive(clusterDir, backups, undefined)
  expect(await endStaleArchive(clusterDir)).toBeUndefined()
  const old = new Date(Date.now() - 15 * 86_400_000)
  await utimes(join(archive, 'last-backup'), old, old)
  expect(await endStaleArchive(clusterDir)).toContain('two weeks')
  expect(findArchive(clusterDir)).toBeUndefined()
})

it('ends an archive that cannot be written before the server has kept a gigabyte for it', async () => {
  const archive = await startArchive(clusterDir, backups, undefined)
  await rm(archive, { recursive: true })
  const status = join(clusterDir, 'pg_wal', 'archive_status')
  for (let number = 1; number < 65; number += 1)
    await writeFile(join(status, `${segment(number)}.ready`), '')
  expect(await endStaleArchive(clusterDir)).toBeUndefined()
  await writeFile(join(status, `${segment(65)}.ready`), '')
  expect(await endStaleArchive(clusterDir)).toContain('cannot write')
  expect(findArchive(clusterDir)).toBeUndefined()
})
