import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a script in a child process and waits until its port responds. */
export async function startChild(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  port: number,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer?.status === 200) return child
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill()
  throw new Error(`${script} did not answer in time`)
}

export async function stopChild(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}

export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
