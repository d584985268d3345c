/** The receiver of a payment by bank transfer. */
export interface PaymentReceiver {
  name: string
  inn: string
  kpp: string
  bankName: string
  bic: string
  account: string
  correspondentAccount: string
}

/**
 * Returns the content of the QR code by which banks fill in a transfer in roubles (ГОСТ Р
 * 56042-2014, UTF-8). The sum is given in kopecks; the separator is taken out of values.
 */
export function buildPaymentCode(
  receiver: PaymentReceiver,
  { sum, purpose }: { sum: number; purpose: string },
): string {
  const fields: [string, string][] = [
    ['Name', receiver.name],
    ['PersonalAcc', receiver.account],
    ['BankName', receiver.bankName],
    ['BIC', receiver.bic],
    ['CorrespAcc', receiver.correspondentAccount || '0'],
    ['Sum', String(sum * 100)],
    ['Purpose', purpose],
    ['PayeeINN', receiver.inn],
    ['KPP', receiver.kpp],
  ]
  const given = fields.filter(([, value]) => value !== '')
  return ['ST00012', ...given.map(([name, value]) => `${name}=${value.replaceAll('|', ' ')}`)].join(
    '|',
  )
}

/**
 * Returns the VAT contained in a sum of whole currency units, rounded to whole units; the percent
 * of 0 and of no VAT contain none (payment.documents).
 */
export function calculateIncludedVat(sum: number, percent: number): number {
  return Math.round((sum * percent) / (100 + percent))
}
