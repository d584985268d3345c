import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '@svetlitsa/postgres/server/process-identity'
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
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000 })
})

const forkingScript = `
  const { fork } = require('child_process')
  if (process.argv[2] === 'forked') process.on('message', (word) => process.send(word + ' heard', () => process.exit()))
  else {
    const child = fork(process.argv[1], ['forked'])
    child.on('message', (word) => { console.log(word); process.exit() })
    child.on('exit', (code) => console.log('exit', code))
    setTimeout(() => child.send('word'), 500)
  }
`

it('does not affect programs that an app forks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svetlitsa-fork-'))
  const script = join(folder, 'app.cjs')
  writeFileSync(script, forkingScript)
  const app = spawn(process.execPath, ['--import', preload, script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [line] = app.stdout ? await once(app.stdout, 'data') : []
  expect(String(line)).toBe('word heard\n')
  await rm(folder, { recursive: true })
})
