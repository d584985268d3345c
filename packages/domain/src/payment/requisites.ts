/** The company that a bill is made out to (контрагент). */
export interface Contragent {
  name: string
  /** 10 digits for a company, 12 for a sole trader. */
  inn: string
  /** 9 characters; only companies have one. */
  kpp: string
  address: string
}

/** The bank account of a contragent. */
export interface BankAccount {
  bankName: string
  /** 9 digits. */
  bic: string
  /** 20 digits. */
  account: string
  /** 20 digits, or empty for a bank without one. */
  correspondentAccount: string
}

export type WrongRequisite =
  | 'contragent.name'
  | 'contragent.inn'
  | 'contragent.kpp'
  | 'paymentAccount.bankName'
  | 'paymentAccount.bic'
  | 'paymentAccount.account'
  | 'paymentAccount.correspondentAccount'

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN_11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
const INN_12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/**
 * Returns the fields of a Russian payer that cannot be right: check digits of the taxpayer number,
 * lengths, and the key of the account, which depends on its bank (payment.documents).
 */
export function findWrongRequisites(payer: Contragent, bank: BankAccount): WrongRequisite[] {
  const isCompany = payer.inn.length === 10
  const isBic = /^\d{9}$/.test(bank.bic)
  const checks: [WrongRequisite, boolean][] = [
    ['contragent.name', payer.name.trim().length >= 2],
    ['contragent.inn', isTaxpayerNumber(payer.inn)],
    ['contragent.kpp', isCompany ? /^\d{4}[\dA-Z]{2}\d{3}$/.test(payer.kpp) : payer.kpp === ''],
    ['paymentAccount.bankName', bank.bankName.trim().length >= 2],
    ['paymentAccount.bic', isBic],
    ['paymentAccount.account', isBic && isAccountOfBank(bank.account, bank.bic)],
    ['paymentAccount.correspondentAccount', /^(\d{20})?$/.test(bank.correspondentAccount)],
  ]
  return checks.flatMap(([field, isRight]) => (isRight ? [] : [field]))
}

function isTaxpayerNumber(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return calculateCheckDigit(inn, INN_10) === Number(inn[9])
  if (!/^\d{12}$/.test(inn)) return false
  return (
    calculateCheckDigit(inn, INN_11) === Number(inn[10]) &&
    calculateCheckDigit(inn, INN_12) === Number(inn[11])
  )
}

function calculateCheckDigit(digits: string, weights: readonly number[]): number {
  return (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10
}

/** The Bank of Russia's key: weights 7, 1 and 3 over the bank's last three digits and the account. */
function isAccountOfBank(account: string, bic: string): boolean {
  if (!/^\d{20}$/.test(account)) return false
  const digits = [...bic.slice(-3), ...account].map(Number)
  const sum = digits.reduce(
    (total, digit, index) => total + ((digit * ([7, 1, 3][index % 3] ?? 0)) % 10),
    0,
  )
  return sum % 10 === 0
}
