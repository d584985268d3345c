export interface ProviderStart {
  /** Our payment's guid: the provider takes the same one twice for one payment. */
  idempotenceKey: string
  amount: number
  currencyCode: string
  description: string
  /** Where the shopper comes back to; made by the server, never taken from a request. */
  returnUrl: string
}

export interface ProviderStatus {
  state: 'pending' | 'succeeded' | 'canceled'
  amount: number
  currencyCode: string
}

/** What the shop needs of an acquirer; every provider stands behind it. */
export interface PaymentProvider {
  readonly name: string
  start(payment: ProviderStart): Promise<{ providerPaymentId: string; url: string }>
  status(providerPaymentId: string): Promise<ProviderStatus>
  refund(
    providerPaymentId: string,
    amount: number,
    currencyCode: string,
    key: string,
  ): Promise<void>
}

/** The provider did not answer as it should: what became of the payment is unknown until asked. */
export class ProviderFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ProviderFailure'
  }
}
