import { expect, it } from 'vitest'
import { buildPaymentCode } from './build-payment-code.ts'

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
