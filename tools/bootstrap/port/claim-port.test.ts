import { createServer, type Server } from 'node:net'
import { findFreePort } from '@svetlitsa/postgres/server/find-free-port'
import { afterEach, expect, it } from 'vitest'
import { claimPort } from './claim-port.ts'

let server: Server | undefined

afterEach(() => server?.close())

async function occupy(host: string): Promise<number> {
  const port = await findFreePort(host)
  server = createServer()
  await new Promise<void>((resolve) => server?.listen(port, host, resolve))
  return port
}

it('returns the chosen port if it is free', async () => {
  const port = await findFreePort()
  expect(await claimPort(port, ['127.0.0.1'])).toBe(port)
})

it('finds a port if none is chosen', async () => {
  expect(await claimPort(0, ['127.0.0.1'])).toBeGreaterThan(0)
})

it('reports that the port is in use and what to enter instead', async () => {
  const port = await occupy('127.0.0.1')
  await expect(claimPort(port, ['127.0.0.1'])).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  )
})

it('detects a program that listens on all addresses', async () => {
  const port = await occupy('0.0.0.0')
  await expect(claimPort(port, ['127.0.0.1'])).rejects.toThrow('is taken')
})

it('waits for the port of a program that is closing', async () => {
  const port = await occupy('127.0.0.1')
  setTimeout(() => server?.close(), 300)
  expect(await claimPort(port, ['127.0.0.1'])).toBe(port)
})

it('reports that the machine does not have the address', async () => {
  await expect(claimPort(await findFreePort(), ['203.0.113.9'])).rejects.toThrow(
    'no address 203.0.113.9',
  )
})
