import type { Card, CardIcon } from '@svetlitsa/domain/card/card'
import type { Elarbis } from '../../../schema/product.table.ts'

/**
 * An icon of the shop gets its text by its code in the reader's language; one by staff stores its
 * own.
 */
export type StoredIcon = Omit<CardIcon, 'text'> & { text: string | null }

/** A card before localization: parts that depend on the language are stored as keys. */
export type StoredCard = Omit<Card, 'icons' | 'sizeText' | 'factText' | 'elarbis'> & {
  icons: StoredIcon[]
  elarbis: Elarbis
  /** Property text by offer id, shown beside the size. */
  facts?: Record<string, { ru: string; kk: string; en: string }>
}

export const noElarbis: Elarbis = { model360: null, usdz: null, glb: null, qr: null, ar: false }
