export interface ProviderStart {
  /** Our payment's guid: the provider takes the same one twice for one payment. */
  idempotenceKey: string
  amount: number
  currencyCode: string
  description: string
  /** Where the shopper comes back to; made by the server, never taken from a request. */
  returnUrl: string
  /** Whether the provider may take it in four (account §9). */
  allowsSplit: boolean
}

export interface StartedPayment {
  providerPaymentId: string
  /** The provider's page, also what a square code says. */
  url: string
  /** What the provider's widget is opened with, where it has one. */
  widgetToken: string | null
}

export interface ProviderStatus {
  state: 'pending' | 'succeeded' | 'canceled'
  amount: number
  currencyCode: string
}

/** What the shop needs of an acquirer; every provider stands behind it. */
export interface PaymentProvider {
  readonly name: string
  /** Codes of the currencies it takes; null where it takes all of the shop's. */
  readonly currencies: readonly string[] | null
  /** Address of the script that draws its widget, where it has one. */
  readonly widgetScript: string | null
  start(payment: ProviderStart): Promise<StartedPayment>
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
