import { buildPackageCode } from '@svetlitsa/domain/claim/package-code'
import { normalizeBoxCode } from '@svetlitsa/domain/waybill/waybill-box'
import { buildStaffCondition } from '../../order/access/retail-order.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { areSameBoxes, type Check, listBoxes, readCheck } from './read-check.ts'
import {
  type BoxRow,
  type CheckRow,
  type FoundWaybill,
  findBoxes,
  findCheck,
  findWaybill,
  insertCheck,
  markScanned,
  unmarkScanned,
  updateCheck,
} from './waybill.queries.ts'

type Answer<Reason extends string> = Promise<{ check: Check } | Refusal<Reason | 'not_found'>>

/** Changes the check of a waybill that the member of staff may see, and answers the check. */
function changeWaybill<Reason extends string>(
  context: Context,
  number: string,
  change: (tx: Db, waybill: FoundWaybill) => Promise<Refusal<Reason> | null>,
): Answer<Reason> {
  return transact<{ check: Check } | Refusal<Reason | 'not_found'>>(context.db, async (tx) => {
    const waybill = await findWaybill(tx, number, buildStaffCondition(context))
    if (!waybill) return refuse('not_found')
    const refused = await change(tx, waybill)
    if (refused) return refused
    const check = await readCheck(tx, waybill)
    return check ? { check } : refuse('not_found')
  })
}

/** Changes an open check under its lock: two people who scan one waybill follow one another. */
function changeOpenCheck<Reason extends string>(
  context: Context,
  number: string,
  change: (
    tx: Db,
    open: { waybill: FoundWaybill; check: CheckRow; boxes: BoxRow[] },
  ) => Promise<Refusal<Reason> | null>,
): Answer<Reason | 'check_finished'> {
  return changeWaybill<Reason | 'not_found' | 'check_finished'>(
    context,
    number,
    async (tx, waybill) => {
      const check = await findCheck(tx, waybill.order.id, true)
      if (!check) return refuse('not_found')
      if (check.finishedAt !== null) return refuse('check_finished')
      return change(tx, { waybill, check, boxes: await findBoxes(tx, check.id) })
    },
  )
}

/** Begins the check of a waybill, or joins the one that somebody began before. */
export function startCheck(context: Context, number: string): Answer<'waybill_empty'> {
  return changeWaybill<'waybill_empty'>(context, number, (tx, waybill) =>
    beginCheck(context, tx, waybill),
  )
}

/** Begins the check anew with the boxes that the order has now; the one before it stays recorded. */
export function restartCheck(context: Context, number: string): Answer<'waybill_empty'> {
  return changeWaybill<'waybill_empty'>(context, number, async (tx, waybill) => {
    const check = await findCheck(tx, waybill.order.id, true)
    if (check) await updateCheck(tx, check.id, { replacedAt: context.now })
    return beginCheck(context, tx, waybill)
  })
}

async function beginCheck(context: Context, tx: Db, waybill: FoundWaybill) {
  const boxes = listBoxes(waybill)
  if (boxes.length === 0) return refuse('waybill_empty')
  const startedById = context.session?.userId ?? null
  await insertCheck(tx, { orderId: waybill.order.id, startedById }, boxes)
  return null
}

/** Counts a scanned box. The database counts each box once, whoever scans it. */
export function scanBox(
  context: Context,
  number: string,
  scanned: string,
): Answer<'check_finished' | 'box_foreign' | 'box_repeated' | 'box_unclear'> {
  return changeOpenCheck<'box_foreign' | 'box_repeated' | 'box_unclear'>(
    context,
    number,
    async (tx, { check, boxes }) => {
      const box = findScanned(boxes, scanned)
      if (box instanceof Refusal) return box
      const scannedById = context.session?.userId ?? null
      const scan = { scannedAt: context.now, scannedById }
      const isCounted = await markScanned(tx, { checkId: check.id, code: box.code }, scan)
      return isCounted ? null : refuse('box_repeated', { values: { code: box.code } })
    },
  )
}

/** What a scanner reads of the QR code of a label around the code of the package. */
const QR_ADDRESS = /^.*\/QRCODE\/|\/$/g

/**
 * The box that was scanned: by its own label, or by the code of its goods or package where only one
 * box of the waybill has it. With more of them nobody could tell which one was counted before.
 */
function findScanned(
  boxes: readonly BoxRow[],
  scanned: string,
): BoxRow | Refusal<'box_foreign' | 'box_unclear'> {
  const code = normalizeBoxCode(scanned)
  const labelled = boxes.find((box) => box.code === code)
  if (labelled) return labelled
  const goods = code.replace(QR_ADDRESS, '')
  const [only, ...others] = boxes.filter(
    (box) =>
      [box.barcode, box.article.toUpperCase()].includes(goods) ||
      buildPackageCode(box, box.part)?.toUpperCase() === goods,
  )
  if (!only) return refuse('box_foreign', { values: { code } })
  return others.length === 0 ? only : refuse('box_unclear', { values: { name: only.name } })
}

/** Takes back a scan; a box that was not counted stays as it is. */
export function undoScan(
  context: Context,
  number: string,
  scanned: string,
): Answer<'check_finished' | 'box_foreign'> {
  return changeOpenCheck<'box_foreign'>(context, number, async (tx, { check, boxes }) => {
    const code = normalizeBoxCode(scanned)
    if (!boxes.some((box) => box.code === code)) return refuse('box_foreign', { values: { code } })
    await unmarkScanned(tx, check.id, code)
    return null
  })
}

/** Finishes a check. Missing boxes need a reason; boxes of an order that has changed a new check. */
export function finishCheck(
  context: Context,
  number: string,
  reason = '',
): Answer<'check_finished' | 'waybill_changed' | 'boxes_missing'> {
  return changeOpenCheck<'waybill_changed' | 'boxes_missing'>(
    context,
    number,
    async (tx, { waybill, check, boxes }) => {
      if (!areSameBoxes(boxes, listBoxes(waybill))) return refuse('waybill_changed')
      const missing = boxes.filter(({ scannedAt }) => scannedAt === null).length
      if (missing > 0 && reason === '')
        return refuse('boxes_missing', { values: { count: missing } })
      await updateCheck(tx, check.id, {
        finishedAt: context.now,
        finishedById: context.session?.userId ?? null,
        reason: missing > 0 ? reason : '',
      })
      return null
    },
  )
}
