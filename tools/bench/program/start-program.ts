import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildTestEnvironment } from '@svetlitsa/bootstrap/env'
import { findFreePort } from '@svetlitsa/postgres/server/find-free-port'

export interface Program {
  origin: string
  pid: number
  stop(): Promise<void>
}

type ProgramArguments = Record<string, string>

const START_TIMEOUT_MS = 60_000

/** Runs a TypeScript program to completion. */
export async function runProgram(
  file: string,
  args: string[],
  env: ProgramArguments,
): Promise<void> {
  const child = launch([file, ...args], env)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${file} ended with ${code}`)
}

/** Starts a server, with these arguments of Node, and waits until it responds. */
export async function startProgram(
  file: string,
  env: ProgramArguments,
  nodeArguments: string[] = [],
): Promise<Program> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const child = launch([...nodeArguments, file], { ...env, PORT: String(port) })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isAnswering(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${file} did not open`)
    }
    await sleep(50)
  }
  return { origin, pid: child.pid ?? 0, stop }
}

function launch(args: string[], env: ProgramArguments): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...buildTestEnvironment(), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function isAnswering(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/live`)).ok
  } catch {
    // The server is not listening yet.
    return false
  }
}
