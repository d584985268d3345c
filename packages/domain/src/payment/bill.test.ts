import { describe, expect, it } from 'vitest'
import { buildPaymentCode, calculateIncludedVat } from './bill.ts'

describe('buildPaymentCode', () => {
  const receiver = {
    name: 'ООО «Светлица»',
    inn: '7700123459',
    kpp: '',
    bankName: 'Банк | Север',
    bic: '044525225',
    account: '40702810900000000042',
    correspondentAccount: '',
  }

  it('[payment.documents] builds the code of a transfer by ГОСТ Р 56042: kopecks, no separator in values', () => {
    expect(buildPaymentCode(receiver, { sum: 64_990, purpose: 'Счёт 7' })).toBe(
      'ST00012|Name=ООО «Светлица»|PersonalAcc=40702810900000000042|BankName=Банк   Север|BIC=044525225|CorrespAcc=0|Sum=6499000|Purpose=Счёт 7|PayeeINN=7700123459',
    )
  })
})

describe('calculateIncludedVat', () => {
  it.each([
    [120, 20, 20],
    [122, 22, 22],
    [64_990, 20, 10_832],
    [105, 5, 5],
    [100, 0, 0],
    [0, 20, 0],
  ])('[payment.documents] %i contains %i %% of VAT: %i', (sum, percent, vat) => {
    expect(calculateIncludedVat(sum, percent)).toBe(vat)
  })
})
