import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: unknown
}

/** A provider's server that records requests and returns configured responses. */
export async function openRecordingProvider() {
  const received: ReceivedRequest[] = []
  const provider = {
    requests: received,
    /** A text is sent as it is. */
    response: { status: 200, body: {} as unknown },
    /** Given first, one after another. */
    responses: [] as { status: number; body: unknown }[],
    origin: '',
    close: () => server.close(),
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method = '', url = '', headers } = request
    received.push({ method, url, headers, body: text ? JSON.parse(text) : null })
    const { status, body } = provider.responses.shift() ?? provider.response
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}
