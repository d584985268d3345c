import type { ShopSettings } from '../env.ts'

type Door = Pick<ShopSettings, 'port' | 'hosts' | 'outer'>

/** The address under which people know the shop. */
export function publicOrigin({ port, hosts, outer }: Door): string {
  if (outer.PUBLIC_ORIGIN) return outer.PUBLIC_ORIGIN.replace(/\/+$/, '')
  const known = hosts.find((host) => isLoopback(host) || isAny(host)) ? 'localhost' : hosts[0]
  return `http://${bracketed(known ?? 'localhost')}:${port}`
}

/** The address under which this machine reaches the door. */
export function doorAddress({ port, hosts }: Door): string {
  const host = hosts.find((one) => !isAny(one)) ?? '127.0.0.1'
  return `http://${bracketed(host)}:${port}`
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function isAny(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
