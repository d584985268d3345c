import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { payCheckoutCertificate } from '@svetlitsa/api-client/checkout-order/contract'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { checkCertificate } from '../../../payment/certificate/check-certificate.ts'
import { decideWriteOff } from '../../../payment/certificate/decide-write-off.ts'
import {
  findEarlierWriteOff,
  type WrittenOff,
  writeOffCertificate,
} from '../../../payment/certificate/write-off-certificate.ts'
import type { Context } from '../../../platform/context/context.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { type DraftRow, findDraftOfCheckout } from '../../draft/checkout-draft.queries.ts'
import { canEditDraft, loadDraft } from '../draft/draft-access.ts'
import { readDraft } from '../draft/open-draft.ts'
import { readCheckout } from '../read-checkout.ts'

type Typed = ParsedInput<typeof payCheckoutCertificate>

/** The balance of a certificate for a checkout, or a payment with it once the orders are made. */
export async function payCheckoutByCertificate(context: Context, typed: Typed) {
  const draft = await readDraft(context, typed.id)
  if (draft instanceof Refusal) return draft
  const loaded = await loadDraft(context.db, draft)
  if (!canEditDraft(context, loaded)) return refuse('not_owner')
  const { amount } = typed
  if (amount === undefined) return readBalance(context, draft, typed)
  if (!loaded.ordered) return refuse('order_missing')
  return writeOff(context, draft, { ...typed, amount })
}

async function readBalance(context: Context, draft: DraftRow, typed: Typed) {
  const texts = certificateTexts[context.language].refusals
  const checkout = await readCheckout(context, draft)
  const row = await checkCertificate(context, typed)
  if (!row) return { checkout, balance: 0, maxAmount: 0, error: texts.unknown, message: null }
  const { due } = checkout.calculation.price
  const decided = decideWriteOff(context, row, { currencyCode: checkout.currency.code, due })
  return {
    checkout,
    balance: row.balance,
    maxAmount: decided.isPaid ? decided.amount : 0,
    error: decided.isPaid ? null : texts[decided.reason],
    message: null,
  }
}

async function writeOff(context: Context, draft: DraftRow, typed: Typed & { amount: number }) {
  const { basketGroup, orderID } = await readCheckout(context, draft)
  const purpose = { payId: basketGroup ?? '', orderId: orderID ?? '' }
  const { certificate, secretKey, amount } = typed
  const written = await writeOffCertificate(context, {
    ...purpose,
    certificate,
    secretKey,
    amount,
  })
  if (!(written instanceof Refusal)) return toPaidAnswer(context, draft, written)
  const { reason, values } = written
  if (reason === 'already_paid' || reason === 'payment_open') return refuse(reason)
  const { details } = problemTexts[context.language]
  const error =
    reason === 'not_found' || reason === 'not_owner'
      ? certificateTexts[context.language].writeOffFailed
      : details[reason].replace('{maxAmount}', String(values.maxAmount ?? 0))
  const checkout = await readCheckout(context, draft)
  const maxAmount = Number(values.maxAmount ?? 0)
  return { checkout, balance: 0, maxAmount, error, message: null }
}

/** The answer of a payment that an earlier request with the same Idempotency-Key made. */
export async function findEarlierPayment(context: Context) {
  const earlier = await findEarlierWriteOff(context, context.db)
  const draft = earlier && (await findDraftOfCheckout(context.db, earlier.basketGroup))
  return draft && toPaidAnswer(context, draft, earlier)
}

async function toPaidAnswer(context: Context, draft: DraftRow, { left }: WrittenOff) {
  const checkout = await readCheckout(context, draft)
  const maxAmount = Math.min(left, checkout.calculation.price.due)
  const { paid: message } = certificateTexts[context.language]
  return { checkout, balance: left, maxAmount, error: null, message }
}
