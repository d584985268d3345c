import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@svetlitsa/postgres/server/find-free-port'
import { root } from '../env.ts'

/** How to start one more process of an app. */
export interface ProgramSpec {
  app: 'api' | 'storefront' | 'router'
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** Answers without a failure when the process may be given work. */
  readyPath: string
  /** Within which it exits after SIGTERM. */
  graceMs: number
}

export interface RunningProgram {
  port: number
  origin: string
  /** Tells the process to stop; returns how long that took. Throws after its grace period. */
  stop(): Promise<number>
}

const READY_MS = 600_000

/** Starts a process and waits until it is ready. */
export async function startProgram({
  app,
  args,
  env,
  readyPath,
  graceMs,
}: ProgramSpec): Promise<RunningProgram> {
  const port = await findFreePort()
  const ownArgs = args.map((arg) => arg.replace('{port}', String(port)))
  const child = spawn(process.execPath, ownArgs, {
    cwd: join(root, 'apps', app),
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const take = (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-8_000)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const origin = `http://127.0.0.1:${port}`
  const deadline = performance.now() + READY_MS
  while (!(await isReady(origin + readyPath))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${app} did not become ready:\n${output}`)
    }
    await sleep(100)
  }
  return {
    port,
    origin,
    async stop() {
      const startedAt = performance.now()
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), graceMs)
      const code = await ended
      clearTimeout(late)
      if (code !== 0) throw new Error(`${app} did not stop by itself (${code}):\n${output}`)
      return performance.now() - startedAt
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    await answer.arrayBuffer()
    return answer.status < 500
  } catch {
    return false
  }
}
