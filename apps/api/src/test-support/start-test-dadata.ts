import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestDadata {
  origin: string
  /** What was asked, oldest first. */
  requests: { path: string; authorization: string | undefined; body: unknown }[]
  reply: unknown
  isAway: boolean
  close(): Promise<void>
}

/** A server with the addresses of DaData's API; tests set its replies in the published shapes. */
export async function startTestDadata(): Promise<TestDadata> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { authorization } = request.headers
    dadata.requests.push({ path: request.url ?? '', authorization, body: JSON.parse(text) })
    response.statusCode = dadata.isAway ? 503 : 200
    response.end(JSON.stringify(dadata.reply))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const dadata: TestDadata = {
    origin: `http://127.0.0.1:${port}`,
    requests: [],
    reply: { suggestions: [] },
    isAway: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return dadata
}
