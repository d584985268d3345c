import { createHash, randomBytes } from 'node:crypto'
import type { ApiKeyScope } from '@svetlitsa/domain/api-key/api-key-scope'
import type { Db } from '../../platform/database/database.ts'
import { type ApiKeyRow, addApiKey } from './api-key.queries.ts'

interface NewApiKey {
  name: string
  scopes: readonly ApiKeyScope[]
  callsPerMinute: number
}

/** Creates a key. Its secret is returned once: the database has a hash of it only (exchange.keys). */
export async function createApiKey(
  db: Db,
  { name, scopes, callsPerMinute }: NewApiKey,
): Promise<{ row: ApiKeyRow; secret: string }> {
  const prefix = `key-${randomBytes(5).toString('hex')}`
  const secret = randomBytes(24).toString('base64url')
  const row = await addApiKey(db, {
    name,
    prefix,
    secretHash: hashSecret(secret),
    scopes: [...new Set(scopes)],
    callsPerMinute,
  })
  return { row, secret }
}

/** A fast hash is enough for 192 random bits, and every call of a program computes it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
