import http from 'node:http'
import https from 'node:https'

/**
 * Shorter than the keep-alive of API and storefront (72 s), so that no request is sent on a
 * connection that its server is just closing.
 */
const idleMs = 60_000
const options = {
  keepAlive: true,
  keepAliveMsecs: 1000,
  scheduling: 'lifo',
  timeout: idleMs,
} as const
const ownOptions = { ...options, maxSockets: 256 }

export interface Agents {
  http: http.Agent
  https: https.Agent
}

/** Connections for what the router fetches itself: pages to cache and its configuration. */
export const agents: Agents = {
  http: new http.Agent(ownOptions),
  https: new https.Agent(ownOptions),
}

/**
 * Connections for forwarded requests. Their number is unlimited, because a pool that clients share
 * could be occupied by some of them; instead each address has a limit of its own.
 */
export const forwardAgents: Agents = {
  http: new http.Agent(options),
  https: new https.Agent(options),
}

export function getAgent(url: string, { http, https }: Agents): http.Agent | https.Agent {
  return url.startsWith('https:') ? https : http
}
