import type { ReceiptLineKind, ReceiptType } from './receipt.table.ts'

/** A receipt as sent to the cash register. */
export interface FiscalReceipt {
  /** The receipt's guid, used as an idempotency key. */
  key: string
  type: ReceiptType
  providerPaymentId: string
  currencyCode: string
  sum: number
  /** Where the cash register sends the receipt to the buyer. */
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

/** The cash register required by law; every provider implements it. */
export interface FiscalService {
  readonly name: string
  /** Registers the receipt; returns its id at the fiscal service. */
  register(receipt: FiscalReceipt): Promise<string>
  /**
   * The fiscal document, or null while it is not ready. Throws if the register refused the receipt.
   */
  find(serviceReceiptId: string): Promise<FiscalDocument | null>
}
