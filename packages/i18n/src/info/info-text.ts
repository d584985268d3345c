import type { PaymentGroup } from '@svetlitsa/domain/payment/offered-payment-groups'

/** Where a part or a line of a page holds. */
export type InfoPlace = 'russia' | 'kazakhstan'

/** A way of paying that a line tells of: a group of methods, or paying a part beforehand. */
export type InfoPayment = PaymentGroup | 'prepayment'

/**
 * A paragraph or a point; one that holds in one country alone says which, and one that tells of a
 * way of paying says which: it stands only where that way can be chosen.
 */
export type InfoLine =
  | string
  | { readonly only?: InfoPlace; readonly pays?: InfoPayment; readonly text: string }

/** A part of an information page: a heading, paragraphs and, where it is one, a list. */
export type InfoPart<Line = InfoLine> = {
  readonly title?: string
  /** Where the part holds; everywhere when nothing is said. */
  readonly only?: InfoPlace
  readonly paragraphs?: readonly Line[]
  readonly points?: readonly Line[]
}

/**
 * An information page as it is written. A sum stands in roubles and braces, `{690}`: the page of a
 * region with another currency shows it in its own.
 */
export type InfoText<Line = InfoLine> = {
  readonly lead: string
  readonly parts: readonly InfoPart<Line>[]
}
