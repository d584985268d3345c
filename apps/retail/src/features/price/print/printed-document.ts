import type { usePriceOffer } from '@svetlitsa/api-client/price-print/queries'
import type { PrintedTags } from '@svetlitsa/api-client/price-tag/queries'
import type { TagFormatCode } from '@svetlitsa/domain/price-tag/tag-format'

type PrintedOffer = NonNullable<ReturnType<typeof usePriceOffer>['data']>

/** What goes to the printer; there is one at a time, because all that is there is printed. */
export type PrintedDocument =
  | { kind: 'tags'; id: string; printed: PrintedTags; format: TagFormatCode }
  | { kind: 'offer'; id: string; offer: PrintedOffer }
