import type { BillInput } from '@svetlitsa/api-client/payment-document/queries'

/** The company that pays, with its bank account and the address of the bill. */
export type Payer = Required<Pick<BillInput, 'email'>> & {
  contragent: { name: string; inn: string; kpp: string; address: string }
  paymentAccount: { bankName: string; bic: string; account: string; correspondentAccount: string }
}

export const emptyPayer: Payer = {
  email: '',
  contragent: { name: '', inn: '', kpp: '', address: '' },
  paymentAccount: { bankName: '', bic: '', account: '', correspondentAccount: '' },
}

/** The fields without which no bill is issued, beside the address of the bill. */
export const requiredPayerFields = [
  { path: 'contragent.name', read: ({ contragent }: Payer) => contragent.name },
  { path: 'contragent.inn', read: ({ contragent }: Payer) => contragent.inn },
  { path: 'paymentAccount.bankName', read: ({ paymentAccount }: Payer) => paymentAccount.bankName },
  { path: 'paymentAccount.bic', read: ({ paymentAccount }: Payer) => paymentAccount.bic },
  { path: 'paymentAccount.account', read: ({ paymentAccount }: Payer) => paymentAccount.account },
] as const

const KEY = 'bill-payer'

/** The payer that was typed last in this tab. */
export function readPayer(): Payer {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return hasShape(stored, emptyPayer) ? stored : emptyPayer
  } catch {
    return emptyPayer
  }
}

export function storePayer(payer: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(payer))
  } catch {
    // Without storage the form works, but the next bill is typed anew.
  }
}

function hasShape<Shape extends object>(value: unknown, shape: Shape): value is Shape {
  if (typeof value !== 'object' || value === null) return false
  const found = new Map(Object.entries(value))
  return Object.entries(shape).every(([name, part]) =>
    typeof part === 'object' && part !== null
      ? hasShape(found.get(name), part)
      : typeof found.get(name) === typeof part,
  )
}
