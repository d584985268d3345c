import { createHmac } from 'node:crypto'

/** The demonstration's shop secret, derived by both sides from the internal token. */
export function getSandboxSecret(env: { INTERNAL_TOKEN: string }): string {
  return createHmac('sha256', env.INTERNAL_TOKEN).update('sandbox acquirer').digest('hex')
}

/** The sandbox's signature of its notifications. */
export function signBody(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}
