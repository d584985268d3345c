import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { isAlive, readProcessStart } from './process-identity.ts'

it('identifies a live process by its id and start time', () => {
  expect(isAlive(process.pid)).toBe(true)
  expect(isAlive(process.pid, readProcessStart(process.pid))).toBe(true)
})

it('does not accept another process with the same id', () => {
  expect(isAlive(process.pid, '1')).toBe(process.platform !== 'linux')
})

it('detects that a process has ended', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  expect(isAlive(child.pid ?? 0)).toBe(false)
})

it.runIf(process.platform === 'linux')('counts a zombie as dead', async () => {
  // The shell starts a child and then becomes a program that never reaps it.
  const script = 'sleep 0.1 & echo $!; exec sleep 5'
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = await once(parent.stdout, 'data')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(readProcessStart(Number(line))).toBeDefined()
  expect(isAlive(Number(line))).toBe(false)
  parent.kill()
})
