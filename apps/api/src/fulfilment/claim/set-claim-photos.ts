import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { and, eq, notInArray } from 'drizzle-orm'
import { releaseUploads, takeUploads } from '../../media/upload/upload.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type ClaimPhotoKind, claimPhoto } from '../../schema/claim.table.ts'
import { sumPhotoBytes } from './claim-photo.queries.ts'

type PhotoRefusal = Refusal<'not_found' | 'photos_too_many' | 'photos_too_large'>

/** Where photographs of a locked claim go: to a step of its form, or to a message. */
interface Place {
  claimId: number
  userId: number
  kind: ClaimPhotoKind
  messageId?: number
}

/**
 * Makes these uploads the photographs of a kind. Only the customer's own uploads that belong to
 * nothing else are taken; those that are left out are swept like any other that belongs to nothing.
 */
export async function setClaimPhotos(
  tx: Db,
  { claimId, userId, kind }: Place,
  ids: readonly string[],
): Promise<PhotoRefusal | null> {
  const wanted = [...new Set(ids)]
  const isOfKind = and(eq(claimPhoto.claimId, claimId), eq(claimPhoto.kind, kind))
  const removed = await tx
    .delete(claimPhoto)
    .where(wanted.length ? and(isOfKind, notInArray(claimPhoto.uploadId, wanted)) : isOfKind)
    .returning({ uploadId: claimPhoto.uploadId })
  await releaseUploads(
    tx,
    removed.map(({ uploadId }) => uploadId),
  )
  const kept = await tx.select({ uploadId: claimPhoto.uploadId }).from(claimPhoto).where(isOfKind)
  const known = new Set(kept.map(({ uploadId }) => uploadId))
  const added = wanted.filter((id) => !known.has(id))
  const refusal = await addClaimPhotos(tx, { claimId, userId, kind }, added)
  if (refusal) return refusal
  for (const [position, uploadId] of wanted.entries())
    await tx.update(claimPhoto).set({ position }).where(eq(claimPhoto.uploadId, uploadId))
  return null
}

/** Adds uploads to a locked claim, within the limits of files and bytes of the whole claim. */
export async function addClaimPhotos(
  tx: Db,
  { claimId, userId, kind, messageId }: Place,
  ids: readonly string[],
): Promise<PhotoRefusal | null> {
  const added = [...new Set(ids)]
  if (added.length === 0) return null
  const { maxPhotos, maxPhotoBytes } = claimTerms
  const count = await tx.$count(claimPhoto, eq(claimPhoto.claimId, claimId))
  if (count + added.length > maxPhotos)
    return refuse('photos_too_many', { values: { max: maxPhotos } })
  if ((await sumPhotoBytes(tx, { claimId, userId, added })) > maxPhotoBytes)
    return refuse('photos_too_large')
  const taken = await takeUploads(tx, { ids: added, userId, purpose: 'claim' })
  if (!taken) return refuse('not_found')
  await tx.insert(claimPhoto).values(
    added.map((uploadId, position) => ({
      uploadId,
      claimId,
      kind,
      messageId: messageId ?? null,
      position,
    })),
  )
  return null
}
