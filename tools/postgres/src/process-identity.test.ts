import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { isAlive, processStart } from './process-identity.ts'

it('knows a living process by its id and start', () => {
  expect(isAlive(process.pid)).toBe(true)
  expect(isAlive(process.pid, processStart(process.pid))).toBe(true)
})

it('does not take another process with the same id for it', () => {
  expect(isAlive(process.pid, '1')).toBe(process.platform !== 'linux')
})

it('knows that an ended process is gone', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  expect(isAlive(child.pid ?? 0)).toBe(false)
})

it.runIf(process.platform === 'linux')('counts a zombie as dead', async () => {
  // The shell starts a child and becomes a program that never collects it.
  const script = 'sleep 0.1 & echo $!; exec sleep 5'
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = await once(parent.stdout, 'data')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(processStart(Number(line))).toBeDefined()
  expect(isAlive(Number(line))).toBe(false)
  parent.kill()
})
