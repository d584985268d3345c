import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '@svetlitsa/postgres/server/process-identity'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RecordedProcess } from '../lock/acquire-lock.ts'
import { type Program, Supervisor } from './supervisor.ts'

let folder: string
let lines: string[]
let failures: string[]
let recorded: RecordedProcess[]
let supervisor: Supervisor

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svetlitsa logs '))
  lines = []
  failures = []
  recorded = []
  supervisor = new Supervisor(folder, {
    onFailedStart: (reason) => failures.push(reason),
    printLine: (line) => lines.push(line),
    recordProcesses: (children) => {
      recorded = children
    },
  })
})

afterEach(async () => {
  await supervisor.end([])
  await rm(folder, { recursive: true })
})

function program(name: string, script: string): Program {
  return { name, args: ['-e', script], cwd: folder, env: { FOLDER: folder } }
}

function log(name: string): string {
  return readFileSync(join(folder, `${name}.log`), 'utf8')
}

const idle = "console.log('up'); setInterval(() => {}, 1000)"

it('reports the last output of a program that could not start', async () => {
  supervisor.start(program('api', "console.error('no database'); process.exit(3)"))
  await vi.waitFor(() => expect(failures).toHaveLength(1), { timeout: 30_000 })
  expect(failures[0]).toMatch(/api ended while starting \(code 3\)[\s\S]*no database/)
})

it('restarts a program that dies while the shop is open, and reports it', async () => {
  supervisor.start(program('api', idle))
  await vi.waitFor(() => expect(log('api')).toBe('up\n'), { timeout: 30_000 })
  supervisor.opened()
  const [first] = recorded
  process.kill(first?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(log('api')).toBe('up\nup\n'), { timeout: 30_000 })
  expect(lines.join()).toContain('api stopped (SIGKILL) and restarts')
  expect(recorded).toMatchObject([{ name: 'api' }])
  expect(recorded[0]?.pid).not.toBe(first?.pid)
  expect(failures).toEqual([])
})

it('waits longer before each restart of a program that dies immediately', async () => {
  supervisor.start(program('api', 'setTimeout(() => process.exit(1), 100)'))
  supervisor.opened()
  await vi.waitFor(() => expect(lines).toHaveLength(3), 30_000)
  const delays = lines.map((line) => Number(/restarts in ([\d.]+) s/.exec(line)?.[1]))
  expect(delays).toEqual([0.5, 1, 2])
})

it('ends the router before the programs behind it, and all of them', async () => {
  const slow = (name: string) =>
    `process.on('SIGTERM', () => { require('fs').appendFileSync(process.env.FOLDER + '/order', '${name} '); process.exit() }); ${idle}`
  for (const name of ['api', 'storefront', 'router']) supervisor.start(program(name, slow(name)))
  await vi.waitFor(
    () => {
      for (const name of ['api', 'storefront', 'router']) expect(log(name)).toBe('up\n')
    },
    { timeout: 30_000 },
  )
  supervisor.opened()
  await supervisor.end([['router'], ['storefront']])
  expect(readFileSync(join(folder, 'order'), 'utf8')).toBe('router storefront api ')
  expect(recorded.filter(({ pid, start }) => isAlive(pid, start))).toEqual([])
  expect(lines).toEqual([])
})
