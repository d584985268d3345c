import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { transformHtml } from './transform-html.ts'

const upper = (html: string) => Buffer.from(html.toUpperCase())

/** The answer of a server that transforms what is written. */
async function request(write: (response: ServerResponse) => void) {
  await using server = createServer((_, response) => {
    transformHtml(response, upper)
    write(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

const html = 'text/html; charset=utf-8'

it('sends the HTML of all chunks transformed, in one piece with its length', async () => {
  const answer = await request((response) => {
    response.setHeader('content-type', html)
    response.write('<p>стул ')
    const table = Buffer.from('стол')
    response.write(table.subarray(0, 3))
    response.write(table.subarray(3), () => response.end('</p>'))
  })
  const length = Buffer.byteLength('<P>СТУЛ СТОЛ</P>')
  expect(answer.body).toBe('<P>СТУЛ СТОЛ</P>')
  expect(answer.headers.get('content-length')).toBe(String(length))
})

it('ends a stream that is piped into it', async () => {
  const answer = await request((response) => {
    response.setHeader('content-type', html)
    void pipeline(Readable.from(['a', 'b']), response)
  })
  expect(answer.body).toBe('AB')
})

it('keeps the status and the headers that were written first', async () => {
  const answer = await request((response) => {
    response.setHeader('content-type', html)
    response.statusCode = 404
    response.end('нет')
  })
  expect(answer.status).toBe(404)
  expect(answer.body).toBe('НЕТ')
})

it.each(['text/css', 'application/xml', ''])('passes a body of the type "%s"', async (type) => {
  const answer = await request((response) => {
    if (type) response.setHeader('content-type', type)
    response.write('a')
    response.end('b')
  })
  expect(answer.body).toBe('ab')
})

it('adds no body, and no length, where there is none', async () => {
  const answer = await request((response) => {
    response.setHeader('content-type', html)
    response.statusCode = 304
    response.end()
  })
  expect(answer.status).toBe(304)
  expect(answer.headers.get('content-length')).toBeNull()
})

it('transforms a body whose headers were sent before it', async () => {
  const answer = await request((response) => {
    response.setHeader('content-type', html)
    response.flushHeaders()
    response.write('стул')
    response.end()
  })
  expect(answer.body).toBe('СТУЛ')
})
