import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { agentOf } from './agents.ts'
import { wasDropped } from './dropped.ts'

export interface UpstreamAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface UpstreamOptions {
  headers: Record<string, string>
  timeoutMs: number
  maxBytes: number
}

/** Fetches a whole answer of a server behind the router; too late or too large throws. */
export function getUpstream(url: string, options: UpstreamOptions): Promise<UpstreamAnswer> {
  return ask(url, options, agentOf(url))
}

/** `agent` false opens a connection of its own. */
function ask(
  url: string,
  options: UpstreamOptions,
  agent: http.Agent | false,
): Promise<UpstreamAnswer> {
  const { request } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(options.timeoutMs)
    const asked = request(url, { agent, headers: options.headers, signal }, (answer) => {
      const chunks: Buffer[] = []
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes > options.maxBytes) {
          answer.destroy(new Error(`An answer is larger than ${options.maxBytes} bytes`))
        }
      })
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 502,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        })
      })
    })
    asked.on('error', (error) => {
      if (wasDropped(asked, error)) resolve(ask(url, options, false))
      else reject(new Error(`No answer from ${url}`, { cause: error }))
    })
    asked.end()
  })
}
