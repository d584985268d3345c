import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { releaseUploads } from '../../media/upload/upload.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { claimPhoto } from '../../schema/claim.table.ts'
import { upload } from '../../schema/upload.table.ts'

/** Takes all photographs off a locked claim; they belong to nothing then. */
export async function releaseClaimPhotos(tx: Db, claimId: number): Promise<void> {
  const removed = await tx
    .delete(claimPhoto)
    .where(eq(claimPhoto.claimId, claimId))
    .returning({ uploadId: claimPhoto.uploadId })
  await releaseUploads(
    tx,
    removed.map(({ uploadId }) => uploadId),
  )
}

/** The bytes of a claim with the person's uploads that are to be added. */
export async function sumPhotoBytes(
  tx: Db,
  { claimId, userId, added }: { claimId: number; userId: number; added: readonly string[] },
): Promise<number> {
  const own = tx
    .select({ id: claimPhoto.uploadId })
    .from(claimPhoto)
    .where(eq(claimPhoto.claimId, claimId))
  const [sums] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${upload.bytes}), 0)::float8` })
    .from(upload)
    .where(
      or(inArray(upload.id, own), and(inArray(upload.id, [...added]), eq(upload.userId, userId))),
    )
  return sums?.bytes ?? 0
}

/** The photographs of claims, in their order. */
export async function findClaimPhotos(db: Db, claimIds: readonly number[]) {
  const rows = await db
    .select({ photo: claimPhoto, name: upload.name })
    .from(claimPhoto)
    .innerJoin(upload, eq(upload.id, claimPhoto.uploadId))
    .where(inArray(claimPhoto.claimId, [...claimIds]))
    .orderBy(asc(claimPhoto.position), asc(claimPhoto.uploadId))
  return rows.map(({ photo, name }) => ({ ...photo, name }))
}
