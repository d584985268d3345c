import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { isAlive } from '@svetlitsa/postgres/process-identity'
import { expect, it, vi } from 'vitest'

const preload = join(import.meta.dirname, 'end-with-parent.mjs')
const parentScript = `
  const { spawn } = require('child_process')
  const child = spawn(process.execPath, ['--import', ${JSON.stringify(preload)}, '-e', 'setInterval(() => {}, 1000)'],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true })
  setTimeout(() => console.log(child.pid), 300)
  setInterval(() => {}, 1000)
`

it('ends an app whose main process was killed', async () => {
  const parent = spawn(process.execPath, ['-e', parentScript], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(line)
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5000)
})
