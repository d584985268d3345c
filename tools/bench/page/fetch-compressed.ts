import { request } from 'node:http'

/** Returns the bytes as transferred; fetch would decompress them. */
export function fetchCompressed(url: string, headers: Readonly<Record<string, string>>) {
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
