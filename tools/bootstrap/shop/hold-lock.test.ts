import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processStart } from '@svetlitsa/postgres/process-identity'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { holdLock, readHolder } from './hold-lock.ts'

const self = { command: 'npm start', port: 3000, dataDir: '/data' }
const explain = ({ command, pid }: { command: string; pid: number }) => `held by ${command}, ${pid}`
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svetlitsa lock '))
  file = join(folder, 'shop.lock')
})

afterEach(() => rm(folder, { recursive: true }))

it('names the living holder to a second copy', () => {
  holdLock(file, self, explain)
  expect(() => holdLock(file, self, explain)).toThrow(`held by npm start, ${process.pid}`)
})

it('is free again after its release', () => {
  holdLock(file, self, explain).release()
  expect(existsSync(file)).toBe(false)
  expect(() => holdLock(file, self, explain)).not.toThrow()
})

it('is taken from a dead holder, with the living programs it left behind', async () => {
  const dead = spawn(process.execPath, ['-e', ''])
  const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  await Promise.all([once(dead, 'exit'), once(left, 'spawn')])
  const pid = left.pid ?? 0
  const children = [
    { name: 'api', pid, start: processStart(pid) },
    { name: 'router', pid: dead.pid ?? 0, start: '1' },
  ]
  writeFileSync(file, JSON.stringify({ ...self, pid: dead.pid, start: '1', children }))
  const { leftovers } = holdLock(file, self, explain)
  expect(leftovers.map(({ name }) => name)).toEqual(['api'])
  expect(readHolder(file)?.pid).toBe(process.pid)
  left.kill()
})

it('is taken from a holder whose number now belongs to another process', () => {
  writeFileSync(file, JSON.stringify({ ...self, pid: process.pid, start: '1', children: [] }))
  expect(() => holdLock(file, self, explain)).not.toThrow()
})

it('is taken where the file was cut off by a full disk', () => {
  writeFileSync(file, '{"pid":')
  expect(() => holdLock(file, self, explain)).not.toThrow()
})

it('says which programs to end if this process is killed', () => {
  const lock = holdLock(file, self, explain)
  lock.note({ port: 4000, children: [{ name: 'api', pid: 1, start: '2' }] })
  expect(readHolder(file)).toMatchObject({ port: 4000, children: [{ name: 'api' }] })
})

it('never releases what another process holds', () => {
  const lock = holdLock(file, self, explain)
  writeFileSync(file, JSON.stringify({ ...self, pid: 1, children: [] }))
  lock.release()
  expect(readHolder(file)?.pid).toBe(1)
})
