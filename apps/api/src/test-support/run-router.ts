import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'

const main = fileURLToPath(new URL('../../../router/src/main.ts', import.meta.url))

export interface RunningRouter {
  origin: string
  output(): string
  stop(): Promise<void>
}

/** Runs the router as a separate process before a running API and waits until both are ready. */
export async function runRouter(env: Record<string, string>): Promise<RunningRouter> {
  const folder = await mkdtemp(join(tmpdir(), 'svetlitsa-router-'))
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      // Otherwise it would prepare the files of real builds, which takes a while.
      APPS_DIR: join(folder, 'apps'),
      STOREFRONT_STATIC_DIR: join(folder, 'static'),
      STOREFRONT_ORIGIN: 'http://127.0.0.1:9',
      ...env,
    },
  })
  const ended = once(child, 'exit')
  let output = ''
  child.stdout.on('data', (piece) => {
    output += piece
  })
  child.stderr.on('data', (piece) => {
    output += piece
  })
  const origin = await vi.waitFor(
    async () => {
      const port = /"port":(\d+)/.exec(output)?.[1]
      if (!port) throw new Error(`the router does not listen:\n${output}`)
      const found = `http://127.0.0.1:${port}`
      // A call without a body is forwarded even before the router has read the configuration.
      const { status } = await fetch(`${found}/api_vue/getShellState/`, {
        method: 'POST',
        headers: { origin: found, 'content-type': 'application/json' },
        body: '{}',
      })
      if (status >= 500) throw new Error(`the router is not ready:\n${output}`)
      return found
    },
    { timeout: 60_000, interval: 50 },
  )
  return {
    origin,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
