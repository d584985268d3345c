import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, 'fixtures/keep-two.ts'),
    ...args,
  ])
  children.push(child)
  return child
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

const patience = { timeout: 20_000, interval: 20 }

/** Processes that answered so far, until there are as many as wanted. */
async function pidsAt(port: number, wanted: number): Promise<Set<number>> {
  const pids = new Set<number>()
  await vi.waitFor(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })
    pids.add(Number(await answer.text()))
    expect(pids.size).toBe(wanted)
  }, patience)
  return pids
}

it('answers from two processes at one port, and ends them all at SIGTERM', async () => {
  const port = await freePort()
  const shop = start(String(port))
  const pids = await pidsAt(port, 2)
  expect(pids).not.toContain(shop.pid)
  shop.kill('SIGTERM')
  expect(await once(shop, 'exit')).toEqual([0, null])
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
}, 30_000)

it('replaces a process that ended', async () => {
  const port = await freePort()
  start(String(port))
  const [first = 0] = await pidsAt(port, 2)
  process.kill(first, 'SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow('ESRCH'), patience)
  expect(await pidsAt(port, 2)).not.toContain(first)
}, 30_000)

it('ends with the code of a process that cannot start', async () => {
  expect(await once(start(), 'exit')).toEqual([7, null])
}, 30_000)
