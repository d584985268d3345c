import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { findRetryDelay } from './find-retry-delay.ts'
import { agents, getAgent } from './get-agent.ts'

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
  return sendRequest(url, options, 1)
}

/** Attempts after the first have a connection of their own. */
function sendRequest(
  url: string,
  options: UpstreamOptions,
  attempt: number,
): Promise<UpstreamAnswer> {
  const agent = attempt === 1 && getAgent(url, agents)
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
      const delayMs = findRetryDelay(clientRequest, error, attempt)
      if (delayMs === null) reject(new Error(`No answer from ${url}`, { cause: error }))
      else resolve(sleep(delayMs).then(() => sendRequest(url, options, attempt + 1)))
    })
    clientRequest.end()
  })
}
