import { normalizeCertificateCode } from '@svetlitsa/domain/certificate/certificate-code'
import { insertBatch, moveBalance } from '../../../src/payment/provider/certificate.queries.ts'
import { hashPassword } from '../../../src/people/login/password/hash-password.ts'
import type { Db } from '../../../src/platform/database/database.ts'
import { demoCertificates, demoSecretKey } from './demo-certificates.ts'

/** Adds the demonstration's certificates, one of which was spent at a till. */
export async function addDemoCertificates(tx: Db): Promise<void> {
  const keyHash = await hashPassword(normalizeCertificateCode(demoSecretKey))
  for (const { code: printed, spent, ...terms } of demoCertificates) {
    const code = normalizeCertificateCode(printed)
    const [row] = await insertBatch(tx, { ...terms, certificates: [{ code, keyHash }] })
    if (!row) throw new Error('a demonstration certificate was not saved')
    const entry = { certificateId: row.id, kind: 'write-off', paymentGuid: null } as const
    if (spent > 0) await moveBalance(tx, { ...entry, amount: -spent, key: `till-${code}` })
  }
}
