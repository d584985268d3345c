import type { ReceiptLineKind, ReceiptType } from '../../schema/receipt.table.ts'

/** A receipt as sent to the cash register. */
export interface FiscalReceipt {
  /** The receipt's guid, used as an idempotency key. */
  key: string
  type: ReceiptType
  /** Of the payment at its own provider, which no other service knows. */
  providerPaymentId: string
  /** By bank, or by an advance that the shop has already: that of a certificate. */
  settledBy: 'cashless' | 'advance'
  createdAt: Date
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
   * The fiscal document, or null while it is not ready.
   * @throws RefusedReceipt if the register refused the receipt.
   */
  find(serviceReceiptId: string): Promise<FiscalDocument | null>
}

/** A receipt that no repetition will register; a person has to look. */
export class RefusedReceipt extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RefusedReceipt'
  }
}
