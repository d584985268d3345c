import type { ShopSettings } from '../env.ts'

type RouterSettings = Pick<ShopSettings, 'port' | 'hosts' | 'outer'>

/** The shop’s public origin. */
export function getPublicOrigin({ port, hosts, outer }: RouterSettings): string {
  if (outer.PUBLIC_ORIGIN) return outer.PUBLIC_ORIGIN.replace(/\/+$/, '')
  const knownHost = hosts.find((host) => isLoopback(host) || isWildcard(host))
    ? 'localhost'
    : hosts[0]
  return `http://${formatHost(knownHost ?? 'localhost')}:${port}`
}

/** The router’s address as seen from this machine. */
export function getRouterAddress({ port, hosts }: RouterSettings): string {
  const host = hosts.find((candidate) => !isWildcard(candidate)) ?? '127.0.0.1'
  return `http://${formatHost(host)}:${port}`
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

function formatHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
