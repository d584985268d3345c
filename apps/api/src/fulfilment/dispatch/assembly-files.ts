import type * as contract from '@svetlitsa/api-client/assembly-desk/contract'
import type { CallAnswer, ParsedInput, RefusalReason } from '@svetlitsa/api-client/call/call'
import { maxSketches } from '@svetlitsa/domain/upload/upload-limits'
import { describeUpload } from '../../media/upload/finish-upload.ts'
import { releaseUploads, takeUploads } from '../../media/upload/upload.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  addSketches,
  deleteSketch,
  listGallery,
  listSketches,
} from '../assembler/gallery.queries.ts'
import { lockOrder } from '../assembler/own-order.queries.ts'
import { findDispatchOrder } from './board.queries.ts'

type Files = CallAnswer<typeof contract.getAssemblyFiles>
type Add = typeof contract.addSketch
type Remove = typeof contract.removeSketch

/** The photographs and sketches of an order, for dispatchers (assembler.gallery). */
export async function readAssemblyFiles(
  { db }: Context,
  { orderGuid }: ParsedInput<typeof contract.getAssemblyFiles>,
): Promise<Files | Refusal<'not_found'>> {
  const order = await findDispatchOrder(db, orderGuid)
  return order ? listFiles(db, order.id) : refuse('not_found')
}

/** Gives the assembler of a kitchen a sketch with a description. */
export async function addOrderSketch(
  { db, session }: Context,
  { orderGuid, upload, description }: ParsedInput<Add>,
): Promise<Files | Refusal<RefusalReason<Add>>> {
  const found = await findDispatchOrder(db, orderGuid)
  if (!found) return refuse('not_found')
  return transact<Files | Refusal<RefusalReason<Add>>>(db, async (tx) => {
    await lockOrder(tx, found)
    const order = await findDispatchOrder(tx, orderGuid)
    if (!order) return refuse('not_found')
    if (order.state === 'cancelled' || order.assemblyState === 'none')
      return refuse('assembly_cancelled')
    if ((await listSketches(tx, order.id)).length >= maxSketches)
      return refuse('sketches_full', { values: { max: maxSketches } })
    const userId = session?.userId ?? 0
    const taken = await takeUploads(tx, { ids: [upload], userId, purpose: 'assembly' })
    const [file] = taken ?? []
    if (!file) return refuse('upload_unknown')
    await addSketches(tx, [{ uploadId: file.id, orderId: order.id, description }])
    return listFiles(tx, order.id)
  })
}

export async function removeOrderSketch(
  { db }: Context,
  { orderGuid, sketch }: ParsedInput<Remove>,
): Promise<Files | Refusal<RefusalReason<Remove>>> {
  const order = await findDispatchOrder(db, orderGuid)
  if (!order) return refuse('not_found')
  return db.transaction(async (tx) => {
    const removed = await deleteSketch(tx, { orderId: order.id, uploadId: sketch })
    await releaseUploads(tx, removed)
    return listFiles(tx, order.id)
  })
}

async function listFiles(db: Db, orderId: number): Promise<Files> {
  return {
    photos: (await listGallery(db, orderId)).map(describeUpload),
    sketches: (await listSketches(db, orderId)).map(({ description, ...file }) => ({
      ...describeUpload(file),
      description,
    })),
  }
}
