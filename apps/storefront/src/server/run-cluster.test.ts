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
    join(import.meta.dirname, 'fixtures/run-two-processes.ts'),
    ...args,
  ])
  children.push(child)
  return child
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

const waitOptions = { timeout: 30_000, interval: 20 }

/** Sends requests until the expected number of processes has responded, and returns their ids. */
async function collectPids(port: number, expectedCount: number): Promise<Set<number>> {
  const pids = new Set<number>()
  await vi.waitFor(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })
    pids.add(Number(await answer.text()))
    expect(pids.size).toBe(expectedCount)
  }, waitOptions)
  return pids
}

it('serves one port from two processes and ends them all on SIGTERM', async () => {
  const port = await findFreePort()
  const cluster = start(String(port))
  const pids = await collectPids(port, 2)
  expect(pids).not.toContain(cluster.pid)
  cluster.kill('SIGTERM')
  expect(await once(cluster, 'exit')).toEqual([0, null])
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
}, 30_000)

it('replaces a process that exited', async () => {
  const port = await findFreePort()
  start(String(port))
  const [firstPid = 0] = await collectPids(port, 2)
  process.kill(firstPid, 'SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(firstPid, 0)).toThrow('ESRCH'), waitOptions)
  expect(await collectPids(port, 2)).not.toContain(firstPid)
}, 30_000)

it('exits with the code of a process that cannot start', async () => {
  expect(await once(start(), 'exit')).toEqual([7, null])
}, 30_000)
