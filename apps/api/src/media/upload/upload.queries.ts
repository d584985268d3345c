import type { UnfinishedUpload, UploadPurpose } from '@svetlitsa/api-client/upload/contract'
import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { upload, uploadPart } from '../../schema/upload.table.ts'

export type UploadRow = typeof upload.$inferSelect

export interface Owned {
  id: string
  userId: number
}

/** An upload of the person that is not removed; another's is not found. */
export async function findOwnUpload(db: Db, { id, userId }: Owned): Promise<UploadRow | null> {
  const [row] = await db.select().from(upload).where(isOwn({ id, userId }))
  return row ?? null
}

/** A judged upload, whoever asks: the caller decides who may read it. */
export async function findReadyUpload(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(upload)
    .where(and(eq(upload.id, id), eq(upload.state, 'ready')))
  return row ?? null
}

/** The uploads of the person that no form has taken, oldest first. */
export function listLooseUploads(
  db: Db,
  { userId, purpose }: { userId: number; purpose: UploadPurpose },
): Promise<(UnfinishedUpload & Pick<UploadRow, 'state'>)[]> {
  const { id, name, fingerprint, bytes, received, state } = upload
  return db
    .select({ id, name, fingerprint, bytes, received, state })
    .from(upload)
    .where(
      and(
        eq(upload.userId, userId),
        eq(upload.purpose, purpose),
        ne(upload.state, 'removed'),
        isNull(upload.attachedAt),
      ),
    )
    .orderBy(upload.createdAt, upload.id)
}

/** What the person has on its way; locks the account, so that uploads begun at once are counted. */
export async function lockLooseUploads(tx: Db, userId: number) {
  await tx.execute(sql`select from user_account where id = ${userId} for no key update`)
  // One whose person went away leaves its place to another after a minute.
  const isActive = sql`state = 'receiving' and received < bytes
    and touched_at > now() - interval '1 minute'`
  const isLoose = sql`attached_at is null`
  type Counted = { files: number; bytes: number; active: number; keptBytes: number }
  const { rows } = await tx.execute<Counted>(sql`
    select count(*) filter (where ${isLoose})::int as files,
      coalesce(sum(bytes) filter (where ${isLoose}), 0)::float8 as bytes,
      count(*) filter (where ${isLoose} and ${isActive})::int as active,
      coalesce(sum(bytes) filter (where purpose in ('claim', 'review')), 0)::float8 as "keptBytes"
    from upload where user_id = ${userId} and state <> 'removed'`)
  return rows[0] ?? { files: 0, bytes: 0, active: 0, keptBytes: 0 }
}

export async function insertUpload(tx: Db, row: typeof upload.$inferInsert): Promise<void> {
  await tx.insert(upload).values(row)
}

/** Adds a chunk if it is the next one; false if another came first or the upload is gone. */
export async function insertPart(db: Db, owned: Owned, part: typeof uploadPart.$inferInsert) {
  return db.transaction(async (tx): Promise<boolean> => {
    const grown = await tx
      .update(upload)
      .set({ received: sql`${upload.received} + ${part.bytes}`, touchedAt: sql`now()` })
      .where(and(isOwn(owned), eq(upload.state, 'receiving'), eq(upload.received, part.position)))
      .returning({ id: upload.id })
    if (grown.length === 0) return false
    await tx.insert(uploadPart).values(part)
    return true
  })
}

export function listParts(db: Db, uploadId: string) {
  const { key, bytes } = uploadPart
  return db
    .select({ key, bytes })
    .from(uploadPart)
    .where(eq(uploadPart.uploadId, uploadId))
    .orderBy(uploadPart.position)
}

export async function deleteParts(db: Db, uploadId: string): Promise<void> {
  await db.delete(uploadPart).where(eq(uploadPart.uploadId, uploadId))
}

type Judged = Pick<UploadRow, 'mediaType' | 'width' | 'height' | 'storedBytes'>

/** False if the upload was removed, or made ready by another request, in the meantime. */
export async function setUploadReady(db: Db, owned: Owned, judged: Judged): Promise<boolean> {
  const rows = await db
    .update(upload)
    .set({ ...judged, state: 'ready', touchedAt: sql`now()` })
    .where(and(isOwn(owned), eq(upload.state, 'receiving')))
    .returning({ id: upload.id })
  return rows.length > 0
}

/** Whether there was one; what a form has taken stays. The sweep removes its bytes. */
export async function removeLooseUpload(db: Db, owned: Owned): Promise<boolean> {
  const rows = await db
    .update(upload)
    .set({ state: 'removed', touchedAt: sql`now()` })
    .where(and(isOwn(owned), isNull(upload.attachedAt)))
    .returning({ id: upload.id })
  return rows.length > 0
}

/** Removes an upload whose bytes were refused; one that another process made ready stays. */
export async function removeUnjudgedUpload(db: Db, owned: Owned): Promise<void> {
  await db
    .update(upload)
    .set({ state: 'removed', touchedAt: sql`now()` })
    .where(and(isOwn(owned), eq(upload.state, 'receiving')))
}

export type TakenUpload = Pick<UploadRow, 'id' | 'name' | 'mediaType' | 'width' | 'height'>

/**
 * Takes uploads for a form, such as a claim, each for one form only. Null if one of them is not the
 * person's, not ready or taken already, or if they are too many or too large for one form: the
 * caller rolls back.
 */
export async function takeUploads(
  tx: Db,
  { ids, userId, purpose }: { ids: readonly string[]; userId: number; purpose: UploadPurpose },
): Promise<TakenUpload[] | null> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  if (wanted.length > uploadLimits.maxFiles) return null
  const { id, name, mediaType, width, height, bytes } = upload
  const rows = await tx
    .update(upload)
    .set({ attachedAt: sql`now()` })
    .where(
      and(
        inArray(upload.id, wanted),
        eq(upload.userId, userId),
        eq(upload.purpose, purpose),
        eq(upload.state, 'ready'),
        isNull(upload.attachedAt),
      ),
    )
    .returning({ id, name, mediaType, width, height, bytes })
  const total = rows.reduce((sum, row) => sum + row.bytes, 0)
  if (rows.length < wanted.length || total > uploadLimits.maxTotalBytes) return null
  const byId = new Map(rows.map(({ bytes: _, ...row }) => [row.id, row]))
  return wanted.flatMap((one) => byId.get(one) ?? [])
}

/** Uploads that a form does not keep belong to nothing again, and are swept a day later. */
export async function releaseUploads(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(upload)
    .set({ attachedAt: null, touchedAt: sql`now()` })
    .where(inArray(upload.id, [...ids]))
}

const LOOSE_HOURS = 24

/** Marks what belongs to nothing after a day (upload.limits). */
export async function markLooseUploads(db: Db): Promise<void> {
  await db
    .update(upload)
    .set({ state: 'removed', touchedAt: sql`now()` })
    .where(
      and(
        isNull(upload.attachedAt),
        ne(upload.state, 'removed'),
        lt(upload.touchedAt, sql`now() - make_interval(hours => ${LOOSE_HOURS})`),
      ),
    )
}

/**
 * Removed uploads, after the time in which a request that writes to one can still be running.
 */
export async function listRemovedUploads(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: upload.id })
    .from(upload)
    .where(
      and(eq(upload.state, 'removed'), lt(upload.touchedAt, sql`now() - interval '5 minutes'`)),
    )
    .orderBy(upload.touchedAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Uploads whose chunks outlived their assembly, because a process ended in between. */
export async function listUploadsWithLeftovers(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: upload.id })
    .from(upload)
    .innerJoin(uploadPart, eq(uploadPart.uploadId, upload.id))
    .where(and(eq(upload.state, 'ready'), lt(upload.touchedAt, sql`now() - interval '5 minutes'`)))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.delete(upload).where(and(eq(upload.id, id), eq(upload.state, 'removed')))
}

function isOwn({ id, userId }: Owned) {
  return and(eq(upload.id, id), eq(upload.userId, userId), ne(upload.state, 'removed'))
}
