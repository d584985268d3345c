import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkDisk } from './check-disk.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svetlitsa disk '))
})

afterEach(() => rm(folder, { recursive: true }))

it('creates the data folder if there is enough space', () => {
  checkDisk(join(folder, 'a', 'b'), 1)
  expect(existsSync(join(folder, 'a', 'b'))).toBe(true)
})

it('reports the free and the required space on a full disk', () => {
  expect(() => checkDisk(folder, 1e9)).toThrow(
    /is full: \d+ MB are free, the shop needs 1000000000 MB/,
  )
})

it('reports that the folder is not writable and how to choose another', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => checkDisk(join(folder, 'file', 'data'))).toThrow(/cannot be written[\s\S]*DATA_DIR=/)
})
