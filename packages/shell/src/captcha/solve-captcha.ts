import { solveChallenge } from 'altcha-lib'
import type { ChallengeParameters } from 'altcha-lib/types'

type CaptchaChallenge = { parameters: Record<string, unknown>; signature: string }

const timeoutMs = 60_000

/** Browsers compute digests only in a secure context; old ones not at all. */
export function canSolve(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** Solves an ALTCHA challenge, which costs a robot more than a person; null after a minute. */
export async function solveCaptcha(captcha: CaptchaChallenge): Promise<string | null> {
  const { parameters, signature } = captcha
  if (!isChallenge(parameters)) throw new Error('The captcha sent no challenge')
  const challenge = { parameters, signature }
  const solution = await solveChallenge({
    challenge,
    deriveKey: await loadDeriveKey(parameters.algorithm),
    timeout: timeoutMs,
  })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}

async function loadDeriveKey(algorithm: string) {
  const { deriveKey } = algorithm.startsWith('PBKDF2')
    ? await import('altcha-lib/algorithms/web/pbkdf2')
    : await import('altcha-lib/algorithms/web/sha')
  return deriveKey
}

function isChallenge(
  parameters: Record<string, unknown>,
): parameters is Record<string, unknown> & ChallengeParameters {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = parameters
  return (
    [algorithm, nonce, salt, keyPrefix].every((value) => typeof value === 'string') &&
    [cost, keyLength].every((value) => typeof value === 'number')
  )
}
