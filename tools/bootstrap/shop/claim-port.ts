import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@svetlitsa/postgres/free-port'
import { PlainFailure } from '../bare/plain-failure.mjs'
import { readHolder } from './hold-lock.ts'

/**
 * The port the shop will answer on: the chosen one if it is free on every address, a free one for 0.
 * The port of a shop that was just stopped is waited for a moment.
 *
 * @throws {PlainFailure} naming who has it, as far as it is known.
 */
export async function claimPort(port: number, hosts: string[]): Promise<number> {
  if (port === 0) return freePort(hosts[0])
  for (const host of hosts) {
    let code = await tryToListen(port, host)
    for (let tries = 0; code === 'EADDRINUSE' && tries < 8; tries += 1) {
      await sleep(250)
      code = await tryToListen(port, host)
    }
    if (code) throw new PlainFailure(explain(code, port, host))
  }
  return port
}

/** Where a running shop notes that a port is its own. */
export function portLockFile(port: number): string {
  return join(tmpdir(), `svetlitsa-port-${port}.lock`)
}

function explain(code: string, port: number, host: string): string {
  if (code === 'EADDRINUSE') {
    const holder = readHolder(portLockFile(port))
    const who = holder
      ? `by another copy of this shop (${holder.command}, process ${holder.pid}, data in ${holder.dataDir})`
      : 'by another program'
    return `Port ${port} on ${host} is taken ${who}. Stop it, or choose another: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES')
    return `Port ${port} needs more rights than you have. Choose one above 1023: PORT=3000`
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address ${host}. HOST says where the shop listens.`
  return `Cannot listen on ${host}:${port}: ${code}`
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
