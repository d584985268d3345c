import { isDispatcher, userGroup } from '@svetlitsa/domain/identity/user-group'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { assemblyPhoto, orderSketch } from '../../schema/assembler.table.ts'
import { upload } from '../../schema/upload.table.ts'

export async function listGallery(
  db: Db,
  orderId: number,
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: upload.id, name: upload.name })
    .from(assemblyPhoto)
    .innerJoin(upload, and(eq(upload.id, assemblyPhoto.uploadId), eq(upload.state, 'ready')))
    .where(eq(assemblyPhoto.orderId, orderId))
    .orderBy(assemblyPhoto.createdAt, upload.id)
}

export async function addToGallery(
  tx: Db,
  photos: (typeof assemblyPhoto.$inferInsert)[],
): Promise<void> {
  if (photos.length > 0) await tx.insert(assemblyPhoto).values(photos)
}

export async function listSketches(db: Db, orderId: number) {
  return db
    .select({ id: upload.id, name: upload.name, description: orderSketch.description })
    .from(orderSketch)
    .innerJoin(upload, and(eq(upload.id, orderSketch.uploadId), eq(upload.state, 'ready')))
    .where(eq(orderSketch.orderId, orderId))
    .orderBy(orderSketch.createdAt, upload.id)
}

export async function addSketches(
  tx: Db,
  sketches: (typeof orderSketch.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderSketch).values(sketches)
}

/** Returns the uploads that are no sketches any more; one that is gone already is no error. */
export async function deleteSketch(
  tx: Db,
  { orderId, uploadId }: { orderId: number; uploadId: string },
): Promise<string[]> {
  const rows = await tx
    .delete(orderSketch)
    .where(and(eq(orderSketch.orderId, orderId), eq(orderSketch.uploadId, uploadId)))
    .returning({ id: orderSketch.uploadId })
  return rows.map(({ id }) => id)
}

/**
 * Whether the caller is the assembler of the order that a sketch or a photograph belongs to. Orders
 * stay with those who assemble no longer, what is in them does not.
 */
export async function isOwnAssemblyFile(
  { db, session }: Context,
  uploadId: string,
): Promise<boolean> {
  if (!session?.groups.includes(userGroup.assembler)) return false
  const { rows } = await db.execute(sql`
    select 1 from order_assembler a
    where a.assembler_id = ${session.userId ?? 0} and a.order_id in (
      select order_id from order_sketch where upload_id = ${uploadId}
      union all select order_id from assembly_photo where upload_id = ${uploadId})`)
  return rows.length > 0
}

/** Whether a dispatcher asks for a sketch or a photograph of an assembly. */
export async function isDispatchedFile(
  { db, session }: Context,
  uploadId: string,
): Promise<boolean> {
  if (!isDispatcher(session?.groups ?? [])) return false
  const { rows } = await db.execute(sql`
    select 1 from order_sketch where upload_id = ${uploadId}
    union all select 1 from assembly_photo where upload_id = ${uploadId}`)
  return rows.length > 0
}
