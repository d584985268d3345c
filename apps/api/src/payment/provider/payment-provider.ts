export interface ProviderStart {
  /** Our payment's guid: the provider treats repeated requests with it as one payment. */
  idempotenceKey: string
  amount: number
  currencyCode: string
  description: string
  /** Where the shopper returns to; built by the server, never taken from a request. */
  returnUrl: string
  /** Whether the provider may offer payment in four parts (region.split-available). */
  allowsSplit: boolean
  /** Where the provider sends its notifications. */
  noticeUrl: string
}

export interface StartedPayment {
  providerPaymentId: string
  /** The provider's page, also the content of a QR code. */
  url: string
  /** Token that opens the provider's widget, if it has one. */
  widgetToken: string | null
}

export interface ProviderStatus {
  state: 'pending' | 'succeeded' | 'canceled'
  amount: number
  currencyCode: string
}

/** How long an attempt is offered where the buyer confirms it at once. */
export const ATTEMPT_MINUTES = 15

/** What the shop needs from an acquirer; every provider implements it. */
export interface PaymentProvider {
  readonly name: string
  /** Codes of the accepted currencies; null if all currencies of the shop are accepted. */
  readonly currencies: readonly string[] | null
  /** How long an attempt is offered; a bank that decides on a loan needs days. */
  readonly attemptMinutes: number
  /** Address of the script of its widget, if it has one. */
  readonly widgetScript: string | null
  start(payment: ProviderStart): Promise<StartedPayment>
  /**
   * The state of a payment. Where a provider asks the shop to confirm what the buyer has signed,
   * this confirms it: until then the money is not the shop's, and the payment is «pending».
   */
  status(providerPaymentId: string): Promise<ProviderStatus>
  /**
   * Cancels a payment that has not been paid and returns its status: «succeeded» if the buyer was
   * faster, «pending» if the provider cannot cancel it now.
   */
  cancel(providerPaymentId: string): Promise<ProviderStatus>
  refund(
    providerPaymentId: string,
    amount: number,
    currencyCode: string,
    key: string,
  ): Promise<void>
  /** How much of a payment it has returned by now, whoever asked for it; where it can tell. */
  fetchReturned?(providerPaymentId: string): Promise<number>
  /**
   * Whether its refunds take no key, so that it would make a repeated one twice (ADR 0081). It must
   * be able to tell what it has returned.
   */
  readonly ignoresRefundKey?: boolean
}

/**
 * The provider did not answer as expected: the payment's outcome is unknown until its status is
 * checked.
 */
export class ProviderError extends Error {
  /** The HTTP status of the provider's answer; null without an answer. */
  readonly status: number | null
  /** The JSON of that answer; undefined without one. */
  readonly answer: unknown

  constructor(
    message: string,
    { cause, status, answer }: { cause?: unknown; status?: number; answer?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'ProviderFailure'
    this.status = status ?? null
    this.answer = answer
  }
}

/**
 * Money that staff take and hand back themselves (payment.on-receipt): it is received when it is
 * entered, and the record of a refund tells the staff to hand it out.
 */
export const retailProvider: PaymentProvider = {
  name: 'till',
  currencies: null,
  attemptMinutes: 0,
  widgetScript: null,
  start: refuseToOpen,
  status: refuseToOpen,
  cancel: refuseToOpen,
  refund: async () => {},
}

function refuseToOpen(): never {
  throw new Error(
    'money at the till is received at once: there is no attempt to open or to ask for',
  )
}
