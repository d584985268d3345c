import * as contract from '@svetlitsa/api-client/waybill/contract'
import { getShownState } from '@svetlitsa/domain/order/order-state'
import { listWaybillBoxes } from '@svetlitsa/domain/waybill/waybill-box'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { buildStaffCondition } from '../../order/access/retail-order.queries.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { finishCheck, restartCheck, scanBox, startCheck, undoScan } from './change-check.ts'
import { readCheck } from './read-check.ts'
import { findWaybill } from './waybill.queries.ts'

export const waybillRoutes = [
  handle(contract.checkWaybill, async (context, { number }) => {
    const found = await findWaybill(context.db, number, buildStaffCondition(context))
    if (!found) return refuse('not_found')
    const { order } = found
    const delivery = order.deliveryKind ? { kind: order.deliveryKind } : null
    const positions = found.lines.map(({ weightKg, boxes, ...line }) => ({
      article: line.article,
      name: line.name,
      quantity: line.quantity,
      boxes: listWaybillBoxes(order.number, [{ ...line, boxesPerPiece: boxes.length }]).length,
      weightKg: roundWeight((weightKg ?? 0) * line.quantity),
    }))
    return {
      number: order.number,
      status: orderTexts[context.language].states[getShownState({ state: order.state, delivery })],
      from: order.from,
      to: order.address ?? order.description ?? '',
      date: order.day,
      positions,
      boxes: positions.reduce((sum, position) => sum + position.boxes, 0),
      weightKg: roundWeight(positions.reduce((sum, position) => sum + position.weightKg, 0)),
      check: await readCheck(context.db, found),
    }
  }),
  handle(contract.startWaybillCheck, (context, { number }) => startCheck(context, number)),
  handle(contract.scanWaybillBox, (context, { number, code }) => scanBox(context, number, code)),
  handle(contract.undoWaybillScan, (context, { number, code }) => undoScan(context, number, code)),
  handle(contract.finishWaybillCheck, (context, { number, reason }) =>
    finishCheck(context, number, reason),
  ),
  handle(contract.restartWaybillCheck, (context, { number }) => restartCheck(context, number)),
]

function roundWeight(weightKg: number): number {
  return Math.round(weightKg * 10) / 10
}
