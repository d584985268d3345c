import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readProcessStart } from '@svetlitsa/postgres/server/process-identity'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { acquireLock, readHolder } from './acquire-lock.ts'

const self = { command: 'npm start', port: 3000, dataDir: '/data' }
const explain = ({ command, pid }: { command: string; pid: number }) => `held by ${command}, ${pid}`
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svetlitsa lock '))
  file = join(folder, 'shop.lock')
})

afterEach(() => rm(folder, { recursive: true }))

it('reports the running holder to a second process', () => {
  acquireLock(file, self, explain)
  expect(() => acquireLock(file, self, explain)).toThrow(`held by npm start, ${process.pid}`)
})

it('is free again after its release', () => {
  acquireLock(file, self, explain).release()
  expect(existsSync(file)).toBe(false)
  expect(() => acquireLock(file, self, explain)).not.toThrow()
})

it('is taken over from a dead holder, together with its orphaned programs', async () => {
  const dead = spawn(process.execPath, ['-e', ''])
  const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  await Promise.all([once(dead, 'exit'), once(left, 'spawn')])
  const pid = left.pid ?? 0
  const children = [
    { name: 'api', pid, start: readProcessStart(pid) },
    { name: 'router', pid: dead.pid ?? 0, start: '1' },
  ]
  writeFileSync(file, JSON.stringify({ ...self, pid: dead.pid, start: '1', children }))
  const { leftovers } = acquireLock(file, self, explain)
  expect(leftovers.map(({ name }) => name)).toEqual(['api'])
  expect(readHolder(file)?.pid).toBe(process.pid)
  left.kill()
})

it('is taken over if the holder’s process id now belongs to another process', () => {
  writeFileSync(file, JSON.stringify({ ...self, pid: process.pid, start: '1', children: [] }))
  expect(() => acquireLock(file, self, explain)).not.toThrow()
})

it('is taken over if the file was truncated by a full disk', () => {
  writeFileSync(file, '{"pid":')
  expect(() => acquireLock(file, self, explain)).not.toThrow()
})

it('lists the programs to end if this process is killed', () => {
  const lock = acquireLock(file, self, explain)
  lock.update({ port: 4000, children: [{ name: 'api', pid: 1, start: '2' }] })
  expect(readHolder(file)).toMatchObject({ port: 4000, children: [{ name: 'api' }] })
})

it('never releases another process’s lock', () => {
  const lock = acquireLock(file, self, explain)
  writeFileSync(file, JSON.stringify({ ...self, pid: 1, children: [] }))
  lock.release()
  expect(readHolder(file)?.pid).toBe(1)
})
