import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id, the library's default: 19 MiB, two passes, one thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummyHash: Promise<string> | null = null

/** Hashes a password for storage. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS)
}

/**
 * Whether a password belongs to an account. Without an account or a stored password the result is
 * always false and takes equally long, because a dummy hash is verified instead.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID())
  const isRight = await verify(passwordHash ?? (await dummyHash), password.normalize('NFKC'))
  return isRight && passwordHash !== null
}
