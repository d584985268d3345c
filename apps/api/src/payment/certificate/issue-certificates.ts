import { randomBytes } from 'node:crypto'
import { encodeCertificateCode } from '@svetlitsa/domain/certificate/certificate-code'
import { hashPassword } from '../../people/login/password/hash-password.ts'
import type { Db } from '../../platform/database/database.ts'
import { insertBatch } from '../provider/certificate.queries.ts'

const CODE_BYTES = 10
const KEY_BYTES = 5
/** Hashing takes memory, so not all keys of a batch are hashed at once. */
const AT_ONCE = 50

export interface CertificateTerms {
  count: number
  face: number
  currencyCode: string
  validUntil: Date | null
}

export interface IssuedCertificate {
  code: string
  secretKey: string
}

/** Issues a batch of certificates. Their keys are in the result only: the database has the hashes. */
export async function issueCertificates(
  db: Db,
  { count, ...terms }: CertificateTerms,
): Promise<IssuedCertificate[]> {
  const issued = Array.from({ length: count }, () => ({
    code: encodeCertificateCode(randomBytes(CODE_BYTES)),
    secretKey: encodeCertificateCode(randomBytes(KEY_BYTES)),
  }))
  const hashed: { code: string; keyHash: string }[] = []
  for (let start = 0; start < count; start += AT_ONCE) {
    const part = issued.slice(start, start + AT_ONCE).map(hashKey)
    hashed.push(...(await Promise.all(part)))
  }
  await db.transaction((tx) => insertBatch(tx, { ...terms, certificates: hashed }))
  return issued
}

async function hashKey({ code, secretKey }: IssuedCertificate) {
  return { code, keyHash: await hashPassword(secretKey) }
}
