import * as contract from '@svetlitsa/api-client/certificate/contract'
import { formatCertificateCode } from '@svetlitsa/domain/certificate/certificate-code'
import type { CertificateRefusal } from '@svetlitsa/domain/certificate/pay-with-certificate'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import type { Context, Language } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkCertificate } from './check-certificate.ts'
import { decideWriteOff, findCheckoutToPay } from './decide-write-off.ts'
import {
  findEarlierWriteOff,
  type WrittenOff,
  writeOffCertificate,
} from './write-off-certificate.ts'

export const certificateRoutes = [
  handle(contract.getCertificateBalance, async (context, input) => {
    const checkout = await findCheckoutToPay(context, context.db, input)
    if (checkout instanceof Refusal) return checkout
    const row = await checkCertificate(context, input)
    if (!row) {
      const error = getRefusalText('unknown', context.language)
      const unknown = { IsInDatabase: false, Balance: 0, NumberSert: '', code: '' }
      return { ...unknown, currency: null, maxAmount: 0, error }
    }
    const decided = decideWriteOff(context, row, checkout)
    const { balance: Balance, code, currencyCode: currency } = row
    return {
      IsInDatabase: true,
      Balance,
      NumberSert: formatCertificateCode(code),
      code,
      currency,
      maxAmount: decided.isPaid ? decided.amount : 0,
      error: decided.isPaid ? null : getRefusalText(decided.reason, context.language),
    }
  }),

  handle(
    contract.writeOffCertificate,
    async (context, input) => {
      const written = await writeOffCertificate(context, input)
      return written instanceof Refusal ? written : toAnswer(written, context)
    },
    async (context) => {
      const earlier = await findEarlierWriteOff(context, context.db)
      return earlier && toAnswer(earlier, context)
    },
  ),
]

function toAnswer({ amount, left, due }: WrittenOff, { language }: Context) {
  const { paid: message } = certificateTexts[language]
  return { result: true as const, message, amount, Balance: left, due }
}

function getRefusalText(reason: CertificateRefusal, language: Language): string {
  const texts: Record<CertificateRefusal, string> = certificateTexts[language].refusals
  return texts[reason]
}
