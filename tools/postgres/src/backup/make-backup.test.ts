import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeBackup } from './make-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'svetlitsa-disk-'))
const canMount =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=60m', 'tmpfs', folder]).status === 0

afterAll(() => {
  if (canMount) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

const options = { backups: folder, mediaDir: '', keep: 7 }

it.runIf(canMount)('a disk that fills up leaves no half backup and says so', async () => {
  const fill = async (draft: string) => {
    await writeFile(join(draft, 'database'), Buffer.alloc(80_000_000))
    throw new Error('the disk was not full')
  }
  await expect(makeBackup(options, 0, fill)).rejects.toThrow(`The disk with ${folder} is full`)
  expect(await readdir(folder)).toEqual([])
})

it('does not begin a backup for which there is too little space', async () => {
  const fill = async () => {
    throw new Error('it began')
  }
  await expect(makeBackup(options, 1e15, fill)).rejects.toThrow('too little space')
})
