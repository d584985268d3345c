import { hash, verify } from '@node-rs/argon2'

/** What OWASP advises for argon2id, the library's default kind: 19 MiB, two passes, one thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let nobodysHash: Promise<string> | null = null

/** What the database keeps of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS)
}

/**
 * Whether a password is an account's. For no account, or one without a password, it is never right
 * and takes as long to say so: a hash that nobody has the password of is tried instead.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID())
  const isRight = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFKC'))
  return isRight && passwordHash !== null
}
