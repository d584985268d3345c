import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

it('a process that is told to stop ends although a router goes on using its connection, and fails no request of it', async () => {
  const port = await findFreePort()
  const args = [join(import.meta.dirname, 'fixtures', 'respond-with-page.ts'), String(port)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const request = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port, agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer))
      }).on('error', reject)
    })
  await vi.waitFor(request, { timeout: 30_000, interval: 50 })
  child.send('drain')
  // The connection is busy all the while, so that it is never found idle.
  const answers: IncomingMessage[] = []
  do answers.push(await request())
  while (answers.at(-1)?.headers.connection !== 'close')
  child.kill('SIGTERM')
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await ended).toEqual([0, null])
}, 60_000)
