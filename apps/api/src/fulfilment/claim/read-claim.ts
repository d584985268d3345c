import type { claim as claimSchema, claimSummary } from '@svetlitsa/api-client/claim/contract'
import { canReplyToClaim } from '@svetlitsa/domain/claim/claim-state'
import { findClaimStep } from '@svetlitsa/domain/claim/claim-step'
import type { SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import type { ClaimPhotoKind } from '../../schema/claim.table.ts'
import { findClaimPhotos } from './claim-photo.queries.ts'
import { type ClaimView, findClaimMessages, selectClaims } from './claim-view.queries.ts'
import { toPicture } from './claimable-order.ts'

export type Claim = z.output<typeof claimSchema>
export type ClaimSummary = z.output<typeof claimSummary>

type ClaimPhotos = Awaited<ReturnType<typeof findClaimPhotos>>

/** One claim whole; `where` must restrict it to what the reader may see. */
export async function readClaim(context: Context, db: Db, where: SQL | undefined) {
  const [row] = await selectClaims(db).where(where)
  return row ? toClaim(context, db, row) : null
}

async function toClaim(context: Context, db: Db, row: ClaimView): Promise<Claim> {
  const { now } = context
  const found = row.claim
  const photos = await findClaimPhotos(db, [found.id])
  const messages = await readMessages(db, found.id, photos)
  const [summary] = await toSummaries(context, db, [row], photos)
  if (!summary) throw new Error('a claim has no summary')
  const { updatedAt: _updatedAt, ...shown } = summary
  return {
    ...shown,
    userId: found.userId,
    offerGuid: row.offer?.guid ?? null,
    quantity: found.quantity,
    numberPackage: found.numberPackage,
    labelPhotos: toPhotos(photos, 'label'),
    defectPhotos: toPhotos(photos, 'defect'),
    packagePhotos: toPhotos(photos, 'package'),
    additionalPhotos: toPhotos(photos, 'additional'),
    messages,
    version: found.version,
    outcome: found.outcome,
    canReply: canReplyToClaim(found, now),
  }
}

/** Rows of a list of claims. */
export async function toSummaries(
  { language, services }: Context,
  db: Db,
  rows: readonly ClaimView[],
  loaded?: ClaimPhotos,
): Promise<ClaimSummary[]> {
  const translateText = await services.catalogue.getOfferTextTranslator(language)
  const ids = rows.map((row) => row.claim.id)
  const photos = loaded ?? (ids.length > 0 ? await findClaimPhotos(db, ids) : [])
  return rows.map(({ claim: found, order, line, offer: goods, product: named }) => ({
    guid: found.guid,
    number: found.id,
    state: found.state,
    step: findStep(
      found,
      photos.filter(({ claimId }) => claimId === found.id),
    ),
    orderId: order.number,
    orderGuid: order.guid,
    offer:
      goods && named
        ? {
            name: localizeName(named, language),
            finish: translateText(goods.finish),
            picture: toPicture(line?.picture ?? null),
          }
        : null,
    description: found.description,
    createdAt: found.createdAt.toISOString(),
    sentAt: found.sentAt?.toISOString() ?? null,
    updatedAt: found.updatedAt.toISOString(),
  }))
}

function findStep(found: ClaimView['claim'], photos: ClaimPhotos) {
  return found.state === 'draft' ? findClaimStep(toProgress(found, photos)) : 'SaveClaim'
}

/** What the steps of a claim have filled in. */
export function toProgress(found: ClaimView['claim'], photos: ClaimPhotos) {
  const count = (wanted: ClaimPhotoKind) => photos.filter(({ kind }) => kind === wanted).length
  return {
    hasOffer: found.orderLineId !== null,
    description: found.description,
    numberPackage: found.numberPackage,
    labelPhotos: count('label'),
    defectPhotos: count('defect'),
    packagePhotos: count('package'),
    isAdditionalDone: found.isAdditionalDone,
  }
}

async function readMessages(db: Db, claimId: number, photos: ClaimPhotos) {
  const rows = await findClaimMessages(db, claimId)
  return rows.map(({ id, author, text, createdAt }) => ({
    id,
    author,
    text,
    photos: toPhotos(
      photos.filter(({ messageId }) => messageId === id),
      'message',
    ),
    createdAt: createdAt.toISOString(),
  }))
}

function toPhotos(photos: ClaimPhotos, wanted: ClaimPhotoKind) {
  return photos
    .filter(({ kind }) => kind === wanted)
    .map(({ uploadId, name }) => ({
      id: uploadId,
      name,
      thumbnailUrl: `/uploads/${uploadId}/thumbnail`,
    }))
}
