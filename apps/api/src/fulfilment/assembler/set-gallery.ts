import type * as contract from '@svetlitsa/api-client/assembler/contract'
import type { CallAnswer, ParsedInput, RefusalReason } from '@svetlitsa/api-client/call/call'
import { maxGalleryPhotos } from '@svetlitsa/domain/upload/upload-limits'
import { describeUpload } from '../../media/upload/finish-upload.ts'
import { takeUploads } from '../../media/upload/upload.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { addToGallery, listGallery } from './gallery.queries.ts'
import { lockOwnOrder } from './lock-own-order.ts'

type Call = typeof contract.setGallery
type Outcome = CallAnswer<Call> | Refusal<RefusalReason<Call>>

/** Adds photographs to the gallery of an order, assembled or not; those in it already stay. */
export async function setGallery(
  { db, session }: Context,
  { orderId, files, orderType, orderGuid }: ParsedInput<Call>,
): Promise<Outcome> {
  const userId = session?.userId ?? 0
  return transact<Outcome>(db, async (tx) => {
    const order = await lockOwnOrder(tx, userId, { number: orderId, guid: orderGuid })
    if (order instanceof Refusal) return order
    const present = new Set((await listGallery(tx, order.id)).map(({ id }) => id))
    const ids = files.filter((id) => !present.has(id))
    if (present.size + new Set(ids).size > maxGalleryPhotos)
      return refuse('gallery_full', { values: { max: maxGalleryPhotos } })
    const taken = await takeUploads(tx, { ids, userId, purpose: 'assembly' })
    if (taken === null) return refuse('upload_unknown')
    await addToGallery(
      tx,
      taken.map(({ id }) => ({ uploadId: id, orderId: order.id, orderType })),
    )
    return { orderId, photos: (await listGallery(tx, order.id)).map(describeUpload) }
  })
}
