import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import * as contract from '@svetlitsa/api-client/claim/contract'
import { listMissingClaimSteps } from '@svetlitsa/domain/claim/claim-step'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { ClaimPhotoKind } from '../../schema/claim.table.ts'
import { changeDraft } from './change-draft.ts'
import type { ClaimRow } from './claim.queries.ts'
import { findClaimPhotos } from './claim-photo.queries.ts'
import { findKeptLines } from './claimable-order.queries.ts'
import { listPackages, loadClaimableOrder } from './claimable-order.ts'
import { toProgress } from './read-claim.ts'
import { setClaimPhotos } from './set-claim-photos.ts'

/** The steps of an unfinished claim, each saved by itself (claim.steps). */
export const claimStepRoutes = [
  handle(contract.setClaimOffer, (context, input) =>
    changeDraft<'not_found' | 'invalid'>(context, input, (tx, row) =>
      chooseOffer(context, tx, row, input),
    ),
  ),

  handle(contract.setClaimDescription, (context, { description, ...input }) =>
    changeDraft(context, input, async () => ({ description })),
  ),

  handle(contract.setClaimNumberPackage, (context, { numberPackage, ...input }) =>
    changeDraft<'invalid'>(context, input, async (tx, row) => {
      const lines = await findKeptLines(tx, [row.orderId])
      const line = lines.find(({ lineId }) => lineId === row.orderLineId)
      const packages = line ? listPackages(line, context.language) : []
      if (packages.some(({ number }) => number === numberPackage)) return { numberPackage }
      return refuse('invalid', { fields: { numberPackage: readTexts(context).wrong } })
    }),
  ),

  handle(contract.setClaimLabelPhotos, (context, { labelPhotos, ...input }) =>
    choosePhotos(context, input, 'label', labelPhotos),
  ),
  handle(contract.setClaimDefectPhotos, (context, { defectPhotos, ...input }) =>
    choosePhotos(context, input, 'defect', defectPhotos),
  ),
  handle(contract.setClaimPackagePhotos, (context, { packagePhotos, ...input }) =>
    choosePhotos(context, input, 'package', packagePhotos),
  ),
  handle(contract.setClaimAdditionalPhotos, (context, { additionalPhotos, ...input }) =>
    choosePhotos(context, input, 'additional', additionalPhotos),
  ),

  handle(contract.saveClaim, (context, input) =>
    changeDraft<'invalid'>(context, input, async (tx, row) => {
      const lines = await findKeptLines(tx, [row.orderId])
      // Goods that were returned meanwhile are not claimed any more.
      const isKept = lines.some(
        ({ lineId, quantity }) => lineId === row.orderLineId && quantity >= row.quantity,
      )
      const progress = toProgress(row, await findClaimPhotos(tx, [row.id]))
      const missing = listMissingClaimSteps({ ...progress, hasOffer: isKept })
      const text = readTexts(context).missing
      if (missing.length > 0)
        return refuse('invalid', {
          fields: Object.fromEntries(missing.map((step) => [step, text])),
        })
      return { state: 'sent', sentAt: context.now, waitingSince: context.now }
    }),
  ),
]

/** Other goods have other packages, so that the chosen number is cleared. */
async function chooseOffer(
  context: Context,
  tx: Db,
  row: ClaimRow,
  { offerGuid, quantity: wanted }: ParsedInput<typeof contract.setClaimOffer>,
) {
  const { userId, orderId: id } = row
  const order = await loadClaimableOrder(tx, { userId, id, now: context.now })
  const line = order?.lines.find((one) => one.offerGuid === offerGuid)
  if (!line) return refuse('not_found')
  const isSame = line.lineId === row.orderLineId
  const quantity = wanted ?? (isSame ? row.quantity : Math.min(1, line.quantity))
  const texts = readTexts(context)
  if (quantity > line.quantity) return refuse('invalid', { fields: { quantity: texts.tooBig } })
  if (!line.byMetre && !Number.isInteger(quantity))
    return refuse('invalid', { fields: { quantity: texts.wrong } })
  return { orderLineId: line.lineId, quantity, numberPackage: isSame ? row.numberPackage : '' }
}

type Step = Pick<ParsedInput<typeof contract.saveClaim>, 'claim' | 'version'>

function choosePhotos(context: Context, step: Step, kind: ClaimPhotoKind, ids: readonly string[]) {
  return changeDraft<'not_found' | 'photos_too_many' | 'photos_too_large'>(
    context,
    step,
    async (tx, row) => {
      const refusal = await setClaimPhotos(tx, { claimId: row.id, userId: row.userId, kind }, ids)
      return refusal ?? (kind === 'additional' ? { isAdditionalDone: true } : {})
    },
  )
}

const readTexts = ({ language }: Context) => problemTexts[language].fields
