import type { PaymentGroup } from '@svetlitsa/domain/payment/payment-group'

/** The country for which a part or a line of a page applies. */
export type InfoCountry = 'russia' | 'kazakhstan'

/** The payment option that a line describes: a group of methods, or prepayment of a part. */
export type InfoPayment = PaymentGroup | 'prepayment'

/**
 * A paragraph or a list item. A line that applies in one country only names the country; a line
 * about a payment option names the option and is shown only where that option is available.
 */
export type InfoLine =
  | string
  | { readonly only?: InfoCountry; readonly payment?: InfoPayment; readonly text: string }

/** A part of an information page: a heading, paragraphs and an optional list. */
export type InfoPart<Line = InfoLine> = {
  readonly title?: string
  /** The country for which the part applies; if omitted, everywhere. */
  readonly only?: InfoCountry
  readonly paragraphs?: readonly Line[]
  readonly points?: readonly Line[]
}

/**
 * The source of an information page. A sum is written in roubles and braces, `{690}`: a region with
 * another currency shows it in that currency.
 */
export type InfoText<Line = InfoLine> = {
  readonly lead: string
  readonly parts: readonly InfoPart<Line>[]
}
