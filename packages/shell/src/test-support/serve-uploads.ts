import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { UnfinishedUpload } from '@svetlitsa/api-client/upload/contract'

/** The network of the form: a server that takes uploads as the shop does. */
export function serveUploads() {
  const uploads = new Map<string, UnfinishedUpload>()
  const requests: { method: string; path: string; bytes: number }[] = []
  const state = {
    uploads,
    requests,
    /** Answers a request instead of the server, if it returns true. */
    intercept: (_request: IncomingMessage, _response: ServerResponse): boolean | Promise<boolean> =>
      false,
    /** How many uploads were open at once. */
    most: 0,
    origin: '',
    close: () => {},
  }
  /** Those that no form of this server ever takes. */
  const finished = new Set<string>()
  let open = 0
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    requests.push({ method, path: url, bytes: body.length })
    response.setHeader('tus-resumable', '1.0.0')
    if (await state.intercept(request, response)) return
    if (url === '/api_vue/uploads/') return answerCall(JSON.parse(body.toString()), response)
    if (method === 'POST') {
      open += 1
      state.most = Math.max(state.most, open)
      const id = crypto.randomUUID()
      const { name = '', fingerprint = '' } = readMetadata(String(headers['upload-metadata']))
      const bytes = Number(headers['upload-length'])
      uploads.set(id, { id, name, fingerprint, bytes, received: 0 })
      return response.writeHead(201, { location: `/uploads/${id}` }).end()
    }
    const upload = uploads.get(url.split('/').pop() ?? '')
    if (!upload) return response.writeHead(404).end()
    if (method === 'PATCH') {
      upload.received += body.length
      if (upload.received === upload.bytes) open -= 1
    }
    const offset = { 'upload-offset': upload.received, 'upload-length': upload.bytes }
    response.writeHead(method === 'PATCH' ? 204 : 200, offset).end()
  })
  const answerCall = (input: Record<string, string>, response: ServerResponse) => {
    const upload = uploads.get(input.id ?? '')
    const answers: Record<string, unknown> = {
      getUploads: {
        unfinished: [...uploads.values()].filter(({ bytes, received }) => received < bytes),
        finished: [...finished].flatMap((id) => {
          const { name, fingerprint } = uploads.get(id) ?? {}
          return name ? [{ id, name, fingerprint, thumbnailUrl: `/t/${name}` }] : []
        }),
      },
      finishUpload: { id: input.id, name: upload?.name, thumbnailUrl: `/t/${upload?.name}` },
      removeUpload: { result: true },
    }
    if (input.action === 'finishUpload') finished.add(input.id ?? '')
    if (input.action === 'removeUpload') uploads.delete(input.id ?? '')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[input.action ?? '']))
  }
  return new Promise<typeof state>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
      state.close = () => {
        server.closeAllConnections()
        server.close()
      }
      resolve(state)
    })
  })
}

function readMetadata(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.split(' '))
  return Object.fromEntries(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]),
  )
}
