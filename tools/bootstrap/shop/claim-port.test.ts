import { createServer, type Server } from 'node:net'
import { freePort } from '@svetlitsa/postgres/free-port'
import { afterEach, expect, it } from 'vitest'
import { claimPort } from './claim-port.ts'

let server: Server | undefined

afterEach(() => server?.close())

async function occupy(host: string): Promise<number> {
  const port = await freePort(host)
  server = createServer()
  await new Promise<void>((resolve) => server?.listen(port, host, resolve))
  return port
}

it('gives the chosen port if it is free', async () => {
  const port = await freePort()
  expect(await claimPort(port, ['127.0.0.1'])).toBe(port)
})

it('finds a port where none is chosen', async () => {
  expect(await claimPort(0, ['127.0.0.1'])).toBeGreaterThan(0)
})

it('says that the port is taken and what to type instead', async () => {
  const port = await occupy('127.0.0.1')
  await expect(claimPort(port, ['127.0.0.1'])).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  )
})

it('notices a program that listens on every address', async () => {
  const port = await occupy('0.0.0.0')
  await expect(claimPort(port, ['127.0.0.1'])).rejects.toThrow('is taken')
})

it('waits for the port of a program that is just closing', async () => {
  const port = await occupy('127.0.0.1')
  setTimeout(() => server?.close(), 300)
  expect(await claimPort(port, ['127.0.0.1'])).toBe(port)
})

it('says that the machine does not have the address', async () => {
  await expect(claimPort(await freePort(), ['203.0.113.9'])).rejects.toThrow(
    'no address 203.0.113.9',
  )
})
