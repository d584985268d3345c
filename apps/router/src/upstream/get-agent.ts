import http from 'node:http'
import https from 'node:https'

const options = {
  keepAlive: true,
  keepAliveMsecs: 1000,
  maxSockets: 256,
  scheduling: 'lifo',
} as const

/** Keep-alive connections to the upstream servers. */
export const agents = { http: new http.Agent(options), https: new https.Agent(options) }

export function getAgent(url: string): http.Agent | https.Agent {
  return url.startsWith('https:') ? agents.https : agents.http
}
