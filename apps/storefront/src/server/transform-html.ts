import type { ServerResponse } from 'node:http'

/**
 * Holds the HTML that is written to a response until it ends, and sends it transformed, in one
 * piece. Other bodies pass as they come.
 */
export function transformHtml(response: ServerResponse, transform: (html: string) => Buffer): void {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const chunks: Buffer[] = []
  const isHtml = () => /^text\/html\b/.test(String(response.getHeader('content-type') ?? ''))
  const hold = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'))
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }

  response.write = ((...args: Parameters<typeof write>) => {
    if (!isHtml()) return write(...args)
    hold(args[0], args[1])
    const callback = args.find((argument) => typeof argument === 'function')
    if (callback) process.nextTick(callback)
    return true
  }) as typeof response.write

  response.end = ((...args: Parameters<typeof end>) => {
    if (!isHtml()) return end(...args)
    hold(args[0], args[1])
    const callback = args.find((argument) => typeof argument === 'function')
    // The answer to HEAD, or one that the reader has: its headers are those of the whole body.
    if (chunks.length === 0) return end(callback)
    const body = transform(Buffer.concat(chunks).toString('utf8'))
    if (!response.headersSent) response.setHeader('content-length', body.length)
    return end(body, callback)
  }) as typeof response.end
}
