import { solveChallenge } from 'altcha-lib'
import type { ChallengeParameters } from 'altcha-lib/types'

type Asked = { parameters: Record<string, unknown>; signature: string }

const limitMs = 60_000

/** Browsers count digests only where the page came safely, and old ones do not at all. */
export function canSolve(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** Solves a challenge of ALTCHA, which costs a robot more than a person; null after a minute. */
export async function solveCaptcha(asked: Asked): Promise<string | null> {
  const { parameters, signature } = asked
  if (!isChallenge(parameters)) throw new Error('The captcha sent no challenge')
  const challenge = { parameters, signature }
  const solution = await solveChallenge({
    challenge,
    deriveKey: await keyMaker(parameters.algorithm),
    timeout: limitMs,
  })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}

async function keyMaker(algorithm: string) {
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
    [algorithm, nonce, salt, keyPrefix].every((one) => typeof one === 'string') &&
    [cost, keyLength].every((one) => typeof one === 'number')
  )
}
