import { request } from 'node:http'

/** The bytes as they go over the wire: fetch would unpack them. */
export function fetchPacked(url: string, headers: Readonly<Record<string, string>>) {
  return new Promise<{ body: Buffer; etag: string }>((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ body: Buffer.concat(chunks), etag: answer.headers.etag ?? '' }),
      )
    })
      .on('error', reject)
      .end()
  })
}
