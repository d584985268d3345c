import type { z } from 'zod'
import type { Finding } from './finding.ts'
import { listUnknownSettings } from './list-unknown-settings.ts'

interface Settings {
  NODE_ENV: string
  PUBLIC_ORIGIN: string
  isDemonstration: boolean
}

/** What the schema says against the environment, without the values: some are secrets. */
export function describeInvalidSettings(error: z.ZodError): Finding[] {
  return error.issues.map(({ path, message }) => ({
    area: 'settings',
    state: 'fail',
    text: `${path.join('.')}: ${message}`,
    advice: 'Correct the variable; docs/settings.md explains each.',
  }))
}

/** Checks the names of the variables and the public address. */
export function checkSettings(
  settings: Settings,
  given: readonly string[],
  known: readonly string[],
): Finding[] {
  const unknown = listUnknownSettings(given, known)
  return [
    ...unknown.map(
      ({ name, similar }): Finding => ({
        area: 'settings',
        state: 'warn',
        text: `${name} is no setting of the shop`,
        advice: similar ? `Did you mean ${similar}?` : 'See docs/settings.md for its name.',
      }),
    ),
    ...(unknown.length === 0
      ? [{ area: 'settings', state: 'ok', text: 'valid, none with an unknown name' } as const]
      : []),
    checkPublicOrigin(settings),
  ]
}

function checkPublicOrigin({ NODE_ENV, PUBLIC_ORIGIN, isDemonstration }: Settings): Finding {
  const area = 'address'
  if (!URL.canParse(PUBLIC_ORIGIN)) {
    const advice = 'Set it like https://shop.example, without a path.'
    return { area, state: 'fail', text: 'PUBLIC_ORIGIN is no address', advice }
  }
  const { protocol, hostname, pathname } = new URL(PUBLIC_ORIGIN)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const isOpen = NODE_ENV === 'production' && !isDemonstration
  if (pathname !== '/') {
    const advice = 'Set PUBLIC_ORIGIN without a path.'
    return { area, state: 'fail', text: `${PUBLIC_ORIGIN} has a path`, advice }
  }
  if (isOpen && isLocal) {
    const advice = 'Set PUBLIC_ORIGIN: links in messages and of payments lead there.'
    return { area, state: 'fail', text: `${PUBLIC_ORIGIN} is this machine`, advice }
  }
  if (isOpen && protocol !== 'https:') {
    const advice = 'Put TLS before the shop (deploy/caddy, deploy/nginx) and set https.'
    return { area, state: 'fail', text: `${PUBLIC_ORIGIN} is not encrypted`, advice }
  }
  return { area, state: 'ok', text: PUBLIC_ORIGIN }
}
