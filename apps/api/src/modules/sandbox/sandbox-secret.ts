import { createHmac } from 'node:crypto'

/** The demonstration's shop secret, known to both sides because both know the internal token. */
export function sandboxSecretOf(env: { INTERNAL_TOKEN: string }): string {
  return createHmac('sha256', env.INTERNAL_TOKEN).update('sandbox acquirer').digest('hex')
}

/** How the sandbox signs its notices. */
export function signatureOf(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}
