import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/claim/contract'
import { calculateWarranty } from '@svetlitsa/domain/product/calculate-warranty'
import { formatSize } from '../../catalogue/product/card/format-size.ts'
import type { Context, Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import {
  findKeptLines,
  findOpenClaims,
  findOwnOrder,
  type KeptLine,
  type OrderKey,
  type OwnOrder,
} from './claimable-order.queries.ts'

type ClaimableLine = CallAnswer<typeof contract.getClaimOrder>['lines'][number]

export interface ClaimableOrder {
  order: OwnOrder
  lines: KeptLine[]
}

/** Whether the warranty of goods of an order lasts (lk.goods). */
export function isUnderWarranty(
  { deliveredAt }: Pick<OwnOrder, 'deliveredAt'>,
  { warrantyMonths }: Pick<KeptLine, 'warrantyMonths'>,
  now: Date,
): boolean {
  return calculateWarranty(new Date(deliveredAt), warrantyMonths, now).daysLeft > 0
}

export const isDelivered = ({ state }: Pick<OwnOrder, 'state'>): boolean =>
  state === 'delivered' || state === 'closed'

/**
 * A customer's order with the lines that can be claimed: delivered, not returned and under warranty.
 * Null for an order that is not the customer's.
 */
export async function loadClaimableOrder(
  db: Db,
  { userId, now, ...by }: { userId: number; now: Date } & OrderKey,
): Promise<ClaimableOrder | null> {
  const order = await findOwnOrder(db, userId, by)
  if (!order) return null
  const lines = isDelivered(order) ? await findKeptLines(db, [order.id]) : []
  return { order, lines: lines.filter((line) => isUnderWarranty(order, line, now)) }
}

/** The packages of goods as the assembly sheet numbers them; goods without boxes come in one. */
export function listPackages(
  { boxes, widthCm, depthCm, heightCm, weightKg }: KeptLine,
  language: Language,
): ClaimableLine['packages'] {
  const whole = { sizeText: formatSize([widthCm, depthCm, heightCm], language), weightKg }
  if (boxes.length === 0) return [{ number: '1', ...whole }]
  return boxes.map((box, index) => ({
    number: String(index + 1),
    sizeText: formatSize([box.widthCm, box.depthCm, box.heightCm], language),
    weightKg: box.weightKg,
  }))
}

/** The lines of an order that can be claimed, in the reader's language. */
export async function toClaimableLines(
  { db, language, services }: Context,
  { order, lines }: ClaimableOrder,
): Promise<ClaimableLine[]> {
  const translateText = await services.catalogue.getOfferTextTranslator(language)
  const claims = await findOpenClaims(db, order.id)
  return lines.map((line) => ({
    lineId: line.lineId,
    offerGuid: line.offerGuid,
    name: localizeName(line, language),
    finish: translateText(line.finish),
    picture: toPicture(line.file),
    quantity: line.quantity,
    byMetre: line.byMetre,
    kit: line.kit && localizeName(line.kit, language),
    packages: listPackages(line, language),
    claims: claims.filter(({ lineId }) => lineId === line.lineId).map(({ guid }) => guid),
  }))
}

/** Orders keep the address of a picture alone; all of them have one size. */
export function toPicture(file: string | null) {
  return file ? { src: file, width: 1000, height: 800, kind: 'studio' as const } : null
}
