import { remember } from './remember.ts'

/** Name and port of a Host header; the name is lower case and has no last dot. */
export interface HostName {
  hostname: string
  host: string
}

const always = ['localhost', 'kz.localhost', '127.0.0.1', '[::1]']
const shape = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+?)\.?(:\d{1,5})?$/

/** Makes the check of Host headers: only the shop's own names are answered (decisions). */
export function createHostReader(allowed: readonly string[]) {
  const names = new Set([...always, ...allowed.map((name) => name.toLowerCase())])
  const read = remember<HostName | null>(500, (header) => {
    const parts = shape.exec(header.toLowerCase())
    const hostname = parts?.[1]
    if (!hostname || !names.has(hostname)) return null
    return { hostname, host: `${hostname}${parts[2] ?? ''}` }
  })
  return (header: string | undefined): HostName | null => read((header ?? '').slice(0, 300))
}
