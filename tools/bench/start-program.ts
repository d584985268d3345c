import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { testEnvironment } from '@svetlitsa/bootstrap/env'
import { freePort } from '@svetlitsa/postgres/free-port'

export interface Program {
  origin: string
  pid: number
  stop(): Promise<void>
}

type Words = Record<string, string>

const OPENS_WITHIN_MS = 60_000

/** Runs a TypeScript program to its end. */
export async function runProgram(file: string, words: string[], env: Words): Promise<void> {
  const child = launch(file, words, env)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${file} ended with ${code}`)
}

/** Starts a server and waits until it answers at all. */
export async function startProgram(file: string, env: Words): Promise<Program> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = launch(file, [], { ...env, PORT: String(port) })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  const deadline = Date.now() + OPENS_WITHIN_MS
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${file} did not open`)
    }
    await sleep(50)
  }
  return { origin, pid: child.pid ?? 0, stop }
}

function launch(file: string, words: string[], env: Words): ChildProcess {
  return spawn(process.execPath, [file, ...words], {
    env: { ...testEnvironment(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/live`)).ok
  } catch {
    // Nobody listens yet.
    return false
  }
}
