import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BoundedLog } from './bounded-log.ts'

it('keeps the last lines and never grows past its bound', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svetlitsa-log-'))
  const log = new BoundedLog(join(folder, 'api.log'))
  const megabyte = `${'x'.repeat(999_999)}\n`
  for (let written = 0; written < 25; written += 1) log.write(megabyte)
  log.write('the end\n')
  expect(statSync(log.file).size).toBeLessThanOrEqual(10_000_000)
  expect(statSync(`${log.file}.1`).size).toBeLessThanOrEqual(10_000_000)
  expect(readFileSync(log.file, 'utf8').endsWith('the end\n')).toBe(true)
  expect(log.tail(1)).toBe('the end')
  await rm(folder, { recursive: true })
})

it('answers why the disk did not take it and keeps the words for the terminal', () => {
  const log = new BoundedLog('/dev/full')
  expect(log.write('something went wrong\n')).toContain('ENOSPC')
  expect(log.tail()).toBe('something went wrong')
})
