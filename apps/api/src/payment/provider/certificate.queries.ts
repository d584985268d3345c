import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  type CertificateEntryKind,
  certificate,
  certificateBatch,
  certificateEntry,
} from '../../schema/certificate.table.ts'
import { payment } from '../../schema/payment.table.ts'
import { selectDue } from '../../shop/due-sum/due-sum.queries.ts'

export type CertificateRow = typeof certificate.$inferSelect

export async function findCertificate(db: Db, code: string): Promise<CertificateRow | null> {
  const [row] = await db.select().from(certificate).where(eq(certificate.code, code))
  return row ?? null
}

/** Serializes what is written off and what goes back to a certificate. */
export async function lockCertificate(tx: Db, id: number): Promise<CertificateRow> {
  const [row] = await tx
    .select()
    .from(certificate)
    .where(eq(certificate.id, id))
    .for('no key update')
  if (!row) throw new Error(`certificate ${id} does not exist`)
  return row
}

type IssuedBatch = Omit<typeof certificateBatch.$inferInsert, 'count'> & {
  certificates: readonly { code: string; keyHash: string }[]
}

/** Inserts certificates with the entries of their issue. */
export async function insertBatch(
  tx: Db,
  { certificates, ...batch }: IssuedBatch,
): Promise<CertificateRow[]> {
  const [saved] = await tx
    .insert(certificateBatch)
    .values({ ...batch, count: certificates.length })
    .returning({ id: certificateBatch.id })
  if (!saved) throw new Error('the batch of certificates was not saved')
  const { face, currencyCode, validUntil } = batch
  const terms = { batchId: saved.id, face, balance: face, currencyCode, validUntil }
  const rows = await tx
    .insert(certificate)
    .values(certificates.map((one) => ({ ...terms, ...one })))
    .returning()
  await tx.insert(certificateEntry).values(
    rows.map(({ id }) => ({
      certificateId: id,
      kind: 'issue' as const,
      amount: face,
      key: `issue-${id}`,
    })),
  )
  return rows
}

interface CertificateMovement {
  certificateId: number
  kind: Exclude<CertificateEntryKind, 'issue'>
  amount: number
  paymentGuid: string | null
  key: string
}

/** Records an entry of a locked certificate with its balance; false if it was recorded before. */
export async function moveBalance(tx: Db, movement: CertificateMovement): Promise<boolean> {
  const [entry] = await tx
    .insert(certificateEntry)
    .values(movement)
    .onConflictDoNothing({ target: certificateEntry.key })
    .returning({ id: certificateEntry.id })
  if (!entry) return false
  await tx
    .update(certificate)
    .set({ balance: sql`${certificate.balance} + ${movement.amount}` })
    .where(eq(certificate.id, movement.certificateId))
  return true
}

/** Money that goes back after the end of a certificate can still be spent for a month. */
export async function prolongReturned(tx: Db, id: number): Promise<void> {
  await tx
    .update(certificate)
    .set({ validUntil: sql`greatest(${certificate.validUntil}, now() + interval '30 days')` })
    .where(and(eq(certificate.id, id), sql`${certificate.validUntil} is not null`))
}

/** The write-off that a request with this key made earlier. */
export async function findWriteOff(db: Db, key: string) {
  const [row] = await db
    .select({
      amount: sql<number>`-${certificateEntry.amount}`,
      basketGroup: payment.basketGroup,
      balance: certificate.balance,
      due: sql<number>`(select coalesce(sum(${selectDue(sql`o`)}), 0)::bigint
        from shop_order o where o.basket_group = ${payment.basketGroup} and o.state <> 'cancelled')`,
    })
    .from(certificateEntry)
    .innerJoin(certificate, eq(certificate.id, certificateEntry.certificateId))
    .innerJoin(payment, eq(payment.guid, certificateEntry.paymentGuid))
    .where(and(eq(certificateEntry.key, key), eq(certificateEntry.kind, 'write-off')))
  return row ?? null
}

/** What a payment wrote off, and of which certificate. */
export async function findPaidEntry(db: Db, paymentGuid: string) {
  const [row] = await db
    .select({
      certificateId: certificateEntry.certificateId,
      amount: sql<number>`-${certificateEntry.amount}`,
      currencyCode: certificate.currencyCode,
    })
    .from(certificateEntry)
    .innerJoin(certificate, eq(certificate.id, certificateEntry.certificateId))
    .where(
      and(eq(certificateEntry.paymentGuid, paymentGuid), eq(certificateEntry.kind, 'write-off')),
    )
  return row ?? null
}

/**
 * Inserts the payment that a write-off makes. The certificate is its own provider, so the payment is
 * known to it by its guid.
 */
export async function insertCertificatePayment(
  tx: Db,
  paid: Pick<typeof payment.$inferInsert, 'basketGroup' | 'amount' | 'currencyCode'>,
): Promise<{ guid: string; basketGroup: string }> {
  const guid = crypto.randomUUID()
  await tx.insert(payment).values({
    ...paid,
    guid,
    provider: 'certificate',
    method: 'certificate',
    providerPaymentId: guid,
  })
  return { guid, basketGroup: paid.basketGroup }
}
