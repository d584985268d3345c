import http from 'node:http'
import https from 'node:https'

const options = {
  keepAlive: true,
  keepAliveMsecs: 1000,
  maxSockets: 256,
  scheduling: 'lifo',
} as const

/** Connections to the servers behind the router, kept open between requests. */
export const agents = { http: new http.Agent(options), https: new https.Agent(options) }

export function agentOf(url: string): http.Agent | https.Agent {
  return url.startsWith('https:') ? agents.https : agents.http
}
