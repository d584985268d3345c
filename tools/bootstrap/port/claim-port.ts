import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@svetlitsa/postgres/server/find-free-port'
import { UserError } from '../launcher/user-error.mjs'
import { readHolder } from '../lock/acquire-lock.ts'

/**
 * Returns the shop’s port: the chosen one if it is free on every address, a free one for 0. Waits a
 * moment for the port of a shop that was just stopped. Not get-port, which takes another port where
 * the chosen one is in use (ADR 0109).
 *
 * @throws {UserError} naming the process that uses it, if it can be determined.
 */
export async function claimPort(port: number, hosts: string[]): Promise<number> {
  if (port === 0) return findFreePort(hosts[0])
  for (const host of hosts) {
    let code = await tryToListen(port, host)
    for (let tries = 0; code === 'EADDRINUSE' && tries < 8; tries += 1) {
      await sleep(250)
      code = await tryToListen(port, host)
    }
    if (code) throw new UserError(explainPortError(code, port, host))
  }
  return port
}

/** File in which a running shop records that it uses the port. */
export function getPortLockFile(port: number): string {
  return join(tmpdir(), `svetlitsa-port-${port}.lock`)
}

function explainPortError(code: string, port: number, host: string): string {
  if (code === 'EADDRINUSE') {
    const holder = readHolder(getPortLockFile(port))
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
