import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { agents, getAgent } from './get-agent.ts'
import { isDroppedConnection } from './is-dropped-connection.ts'

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

/** Fetches a complete response from an upstream server; throws if it is too late or too large. */
export function fetchUpstream(url: string, options: UpstreamOptions): Promise<UpstreamAnswer> {
  return sendRequest(url, options, getAgent(url, agents))
}

/** With `agent` false, opens a separate connection. */
function sendRequest(
  url: string,
  options: UpstreamOptions,
  agent: http.Agent | false,
): Promise<UpstreamAnswer> {
  const { request } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(options.timeoutMs)
    const clientRequest = request(url, { agent, headers: options.headers, signal }, (answer) => {
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
    clientRequest.on('error', (error) => {
      if (isDroppedConnection(clientRequest, error)) resolve(sendRequest(url, options, false))
      else reject(new Error(`No answer from ${url}`, { cause: error }))
    })
    clientRequest.end()
  })
}
