import { memoize } from './memoize.ts'

/** Name and port of a Host header; the name is lower case without a trailing dot. */
export interface HostName {
  hostname: string
  host: string
}

const defaultHosts = ['localhost', 'kz.localhost', '127.0.0.1', '[::1]']
const shape = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+?)\.?(:\d{1,5})?$/

/** Creates the check of Host headers: only the shop’s own hosts are served (ADR 0046, step 1). */
export function createHostReader(allowed: readonly string[]) {
  const names = new Set([...defaultHosts, ...allowed.map((name) => name.toLowerCase())])
  const parseHost = memoize<HostName | null>(500, (header) => {
    const parts = shape.exec(header.toLowerCase())
    const hostname = parts?.[1]
    if (!hostname || !names.has(hostname)) return null
    return { hostname, host: `${hostname}${parts[2] ?? ''}` }
  })
  return (header: string | undefined): HostName | null => parseHost((header ?? '').slice(0, 300))
}
