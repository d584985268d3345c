import type { ReceiptLineKind, ReceiptType } from './receipt.table.ts'

/** A receipt as the register is told of it. */
export interface FiscalReceipt {
  /** The receipt's guid: the same one is written once. */
  key: string
  type: ReceiptType
  providerPaymentId: string
  currencyCode: string
  sum: number
  /** Where the register sends the buyer the receipt. */
  customer: { phone: string; email: string | null }
  positions: readonly {
    kind: ReceiptLineKind
    name: string
    price: number
    quantity: number
    sum: number
  }[]
}

export interface FiscalDocument {
  storageNumber: string
  documentNumber: string
  attribute: string
  registeredAt: Date
}

/** The cash register that the law asks for; every one stands behind this. */
export interface FiscalService {
  readonly name: string
  /** Hands the receipt over; the answer is its number there. */
  register(receipt: FiscalReceipt): Promise<string>
  /** What the register wrote, or null while it has not; a refusal is a fault. */
  find(serviceReceiptId: string): Promise<FiscalDocument | null>
}
