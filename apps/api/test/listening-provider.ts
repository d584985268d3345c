import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Heard {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: unknown
}

/** A provider's server that writes down what it hears and answers what it is told to. */
export async function openListeningProvider() {
  const heard: Heard[] = []
  const provider = {
    heard,
    told: { status: 200, body: {} as unknown },
    origin: '',
    close: () => server.close(),
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method = '', url = '', headers } = request
    heard.push({ method, url, headers, body: text ? JSON.parse(text) : null })
    response.writeHead(provider.told.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(provider.told.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}
