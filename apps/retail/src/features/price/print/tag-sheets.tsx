import type { PriceTag as Tag } from '@svetlitsa/api-client/price-print/queries'
import { planTagPages } from '@svetlitsa/domain/price-tag/price-print'
import { type TagFormatCode, tagFormats } from '@svetlitsa/domain/price-tag/tag-format'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { readShopName } from '@svetlitsa/shell/shop-name/read-shop-name'
import { PriceTag } from '@svetlitsa/ui/price-tag/price-tag'
import { TagPage } from '@svetlitsa/ui/price-tag/tag-page'
import { useEffect, useEffectEvent } from 'react'
import { toTagTexts } from './to-tag-texts.ts'

export type TagSheetsProps = {
  tags: readonly (Tag & { copies: number })[]
  format: TagFormatCode
  sign: string
  day: string
  /** Only the first pages, for a preview. */
  maxPages?: number
  /** Called when all codes are drawn. */
  onReady?: () => void
}

/** The pages of a printing. The barcodes' library comes with this part. */
export default function TagSheets(props: TagSheetsProps) {
  const { tags, format, sign, day, maxPages = Number.MAX_SAFE_INTEGER, onReady } = props
  const t = useTexts(priceTagTexts)
  const language = useLanguage()
  const pages = planTagPages(tags, tagFormats[format])
  const terms = { language, sign, day, origin: location.origin }
  const brand = readShopName()
  const tellReady = useEffectEvent(() => onReady?.())
  // The effects of the barcodes run before this one.
  useEffect(() => tellReady(), [])
  return pages.slice(0, maxPages).map((page, pageIndex) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place among the pages.
    <TagPage key={pageIndex} format={format} label={`${t('format.preview')}, ${pageIndex + 1}`}>
      {page.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a tag differ only in their place.
        <PriceTag key={index} tag={toTagTexts(tag, terms)} format={format} brand={brand} />
      ))}
    </TagPage>
  ))
}
