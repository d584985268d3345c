import type { Language } from '@svetlitsa/domain/language/language'
import type { PaymentHints } from '@svetlitsa/domain/price/installment'

/** What every island of a page may need: the same for all readers of the cached page. */
export type PageSettings = {
  language: Language
  /** The payment hints of the region (region.installment-type). */
  hints: PaymentHints
}
