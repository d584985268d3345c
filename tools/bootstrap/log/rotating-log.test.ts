import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { RotatingLog } from './rotating-log.ts'

it('keeps the last lines and never exceeds its limit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svetlitsa-log-'))
  const log = new RotatingLog(join(folder, 'api.log'))
  const megabyte = `${'x'.repeat(999_999)}\n`
  for (let written = 0; written < 25; written += 1) log.write(megabyte)
  log.write('the end\n')
  expect(statSync(log.file).size).toBeLessThanOrEqual(10_000_000)
  expect(statSync(`${log.file}.1`).size).toBeLessThanOrEqual(10_000_000)
  expect(readFileSync(log.file, 'utf8').endsWith('the end\n')).toBe(true)
  expect(log.tail(1)).toBe('the end')
  await rm(folder, { recursive: true })
})

it('returns the reason of a failed write and keeps the lines for the terminal', () => {
  const log = new RotatingLog('/dev/full')
  expect(log.write('something went wrong\n')).toContain('ENOSPC')
  expect(log.tail()).toBe('something went wrong')
})
