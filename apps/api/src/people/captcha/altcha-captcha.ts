import { createHash, createHmac, randomInt } from 'node:crypto'
import { createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import type { Captcha } from './captcha.ts'

const LIFETIME_MS = 10 * 60_000
/** About one second of work on an old phone; the visitor has nothing to solve. */
const COST = 1_000
const MIN_WORK = 300
const MAX_WORK = 900

const payloadSchema = z.object({
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

/**
 * The embedded captcha: a proof of work that is signed by the shop and needs no external service.
 */
export function createAltchaCaptcha(secret: string): Captcha {
  const hmacSignatureSecret = derivePurposeKey(secret, 'altcha signature')
  const hmacKeySignatureSecret = derivePurposeKey(secret, 'altcha key')
  return {
    async newTask(now) {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(MIN_WORK, MAX_WORK),
        deriveKey,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      if (!signature) throw new Error('the captcha challenge has no signature')
      return { kind: 'altcha', challenge: { parameters: { ...parameters }, signature } }
    },
    async check(token) {
      const solution = parsePayload(token)
      if (!solution) return null
      const { verified } = await verifySolution({
        challenge: solution.challenge,
        solution: solution.solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      if (!verified) return null
      return {
        fingerprint: createHash('sha256').update(solution.challenge.signature).digest(),
        expiresAt: new Date((solution.challenge.parameters.expiresAt ?? 0) * 1_000),
      }
    },
  }
}

/** Parses a token of the ALTCHA widget, base64 of JSON; null for anything else. */
function parsePayload(token: string): (Payload & { challenge: { signature: string } }) | null {
  let data: unknown
  try {
    data = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return null
  }
  return payloadSchema.safeParse(data).data ?? null
}

function derivePurposeKey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}
