import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { S3Storage } from './s3-storage.ts'

const patience = { connectMs: 200, idleMs: 100, requestMs: 300, attempts: 3 }
const busy =
  'HTTP/1.1 503 Slow Down\r\ncontent-type: application/xml\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'
const started = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\nhalf'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A service that does this with every connection, and how many there were. */
async function openService(react: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    react(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const storage = new S3Storage(
    {
      bucket: 'shop',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      hasPathStyle: true,
    },
    { patience },
  )
  closing.push(() => {
    void storage.close()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { storage, server, countConnections: () => connections }
}

const away = { status: 503, code: 'storage_away', retryAfterSeconds: 10 }

async function catchError(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  )
}

describe('[upload.resume] a storage in S3 that is away', () => {
  it.each([
    ['accepts and never answers', () => undefined],
    [
      'answers that it is too busy',
      (socket: Socket) => socket.once('data', () => socket.end(busy)),
    ],
    ['cuts every connection', (socket: Socket) => socket.once('data', () => socket.destroy())],
  ] as const)(
    'because it %s, is tried three times, then refused with 503',
    async (_what, react) => {
      const { storage, countConnections } = await openService(react)
      const error = await catchError(storage.put('a/b', Buffer.from('x')))
      expect(error).toBeInstanceOf(HttpError)
      expect(error).toMatchObject(away)
      expect((error as Error).cause).toBeInstanceOf(Error)
      expect(countConnections()).toBe(3)
      for (const ask of [
        () => storage.get('a/b'),
        () => storage.head('a/b'),
        () => storage.delete('a/b'),
        () => storage.list('a/')[Symbol.asyncIterator]().next(),
      ])
        expect(await catchError(ask())).toMatchObject(away)
    },
  )

  it('because nothing listens, is refused with 503, too', async () => {
    const { storage, server } = await openService(() => undefined)
    await new Promise((resolve) => server.close(resolve))
    expect(await catchError(storage.head('a/b'))).toMatchObject(away)
  })

  it('gets a stream once only, which cannot be read again', async () => {
    const { storage, countConnections } = await openService(() => undefined)
    const body = { stream: Readable.from([Buffer.from('x')]), bytes: 1 }
    expect(await catchError(storage.put('a/b', body))).toMatchObject(away)
    expect(countConnections()).toBe(1)
  })

  it('does not hold a reader of an object that stops in its middle', async () => {
    const { storage } = await openService((socket) =>
      socket.once('data', () => socket.write(started)),
    )
    const stream = await storage.get('a/b')
    const failure = await catchError((async () => stream?.toArray())())
    expect(failure).toBeInstanceOf(Error)
  })
})
