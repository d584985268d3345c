import { normalizeCertificateCode } from '@svetlitsa/domain/certificate/certificate-code'
import { verifyPassword } from '../../people/login/password/hash-password.ts'
import type { Context } from '../../platform/context/context.ts'
import { type CertificateRow, findCertificate } from '../provider/certificate.queries.ts'
import { countTry } from './limit-tries.ts'

export interface CertificateCredentials {
  certificate: string
  secretKey: string
}

/**
 * The certificate of a code and its key. An unknown code and a wrong key are the same, also in the
 * time they take.
 */
export async function checkCertificate(
  context: Context,
  { certificate, secretKey }: CertificateCredentials,
): Promise<CertificateRow | null> {
  const code = normalizeCertificateCode(certificate)
  const forgive = await countTry(context, code)
  const row = await findCertificate(context.db, code)
  const isRight = await verifyPassword(row?.keyHash ?? null, normalizeCertificateCode(secretKey))
  if (!row || !isRight) return null
  await forgive()
  return row
}
