import { createHash, createHmac, randomInt } from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import type { Captcha } from './captcha.ts'

const LIFETIME_MS = 10 * 60_000
/** About a second of an old phone's work, and nothing to look at or to listen to. */
const COST = 1_000
const LEAST_WORK = 300
const MOST_WORK = 900

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string().max(200) }),
})

/** The embedded captcha: a proof of work, signed by us, that needs no other server. */
export function altchaCaptcha(secret: string): Captcha {
  const hmacSignatureSecret = keyOf(secret, 'altcha signature')
  const hmacKeySignatureSecret = keyOf(secret, 'altcha key')
  return {
    async newTask(now) {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(LEAST_WORK, MOST_WORK),
        deriveKey,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      if (!signature) throw new Error('the captcha was not signed')
      return { kind: 'altcha', challenge: { parameters: { ...parameters }, signature } }
    },
    async check(token) {
      const solved = payloadOf(token)
      if (!solved) return null
      const { verified } = await verifySolution({
        challenge: solved.challenge,
        solution: solved.solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      if (!verified) return null
      return {
        fingerprint: createHash('sha256').update(solved.challenge.signature).digest(),
        expiresAt: new Date((solved.challenge.parameters.expiresAt ?? 0) * 1_000),
      }
    },
  }
}

/** The token as ALTCHA's widget makes it: base64 of JSON; null for anything else. */
function payloadOf(token: string): (Payload & { challenge: { signature: string } }) | null {
  let data: unknown
  try {
    data = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return null
  }
  return payload.safeParse(data).data ?? null
}

function keyOf(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}
