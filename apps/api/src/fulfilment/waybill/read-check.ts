import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/waybill/contract'
import { buildPackageCode } from '@svetlitsa/domain/claim/package-code'
import { listWaybillBoxes, type WaybillBox } from '@svetlitsa/domain/waybill/waybill-box'
import type { Db } from '../../platform/database/database.ts'
import { type FoundWaybill, findBoxes, findCheck, findStaffName } from './waybill.queries.ts'

export type Check = NonNullable<CallAnswer<typeof contract.checkWaybill>['check']>

/** The boxes of a waybill as its order is now. */
export function listBoxes({ order, lines }: FoundWaybill): WaybillBox[] {
  return listWaybillBoxes(
    order.number,
    lines.map((line) => ({ ...line, boxesPerPiece: line.boxes.length })),
  )
}

/** The check of a waybill as staff see it; null before it was begun. */
export async function readCheck(db: Db, waybill: FoundWaybill): Promise<Check | null> {
  const check = await findCheck(db, waybill.order.id)
  if (!check) return null
  const boxes = await findBoxes(db, check.id)
  const scanned = boxes.filter(({ scannedAt }) => scannedAt !== null).length
  return {
    state: check.finishedAt === null ? 'open' : 'finished',
    boxes: boxes.map(({ barcode, scannedAt, ...box }) => ({
      ...box,
      packageCode: buildPackageCode({ barcode, article: box.article }, box.part),
      scannedAt: scannedAt?.toISOString() ?? null,
    })),
    scanned,
    missing: boxes.length - scanned,
    reason: check.reason,
    finishedAt: check.finishedAt?.toISOString() ?? null,
    finishedBy: await findStaffName(db, check.finishedById),
    isStale: !areSameBoxes(boxes, listBoxes(waybill)),
  }
}

type Box = Pick<WaybillBox, 'code' | 'article' | 'part' | 'parts'>

/** Whether a check expects the boxes that the order has now. */
export function areSameBoxes(expected: readonly Box[], current: readonly Box[]): boolean {
  return (
    expected.length === current.length &&
    expected.every((box, index) => {
      const other = current[index]
      return (
        other !== undefined &&
        box.code === other.code &&
        box.article === other.article &&
        box.part === other.part &&
        box.parts === other.parts
      )
    })
  )
}
