import { createHmac, timingSafeEqual } from 'node:crypto'

/** The demonstration's shop secret, derived by both sides from the internal token. */
export function getSandboxSecret(env: { INTERNAL_TOKEN: string }): string {
  return createHmac('sha256', env.INTERNAL_TOKEN).update('sandbox acquirer').digest('hex')
}

/** The sandbox's signature of its notifications. */
export function signBody(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Whether a signature is the sandbox's of this body. */
export function isSignedBody(secret: string, body: string, signature: string): boolean {
  const signed = Buffer.from(signature)
  const expected = Buffer.from(signBody(secret, body))
  return signed.length === expected.length && timingSafeEqual(signed, expected)
}
