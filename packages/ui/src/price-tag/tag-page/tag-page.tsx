import {
  TAG_MARGIN_MM,
  type TagFormatCode,
  tagFormats,
} from '@svetlitsa/domain/price-tag/tag-format'
import type { CSSProperties, ReactNode } from 'react'

type TagPageProps = {
  format: TagFormatCode
  /** The accessible name of the page; for a preview. */
  label?: string
  /** `<PriceTag>`, at most as many as the format holds. */
  children: ReactNode
}

/**
 * A page of price tags, true to the millimetre on paper and as wide as its frame (`tag-frame`) on a
 * screen (retail.price).
 */
export function TagPage({ format, label, children }: TagPageProps) {
  const { page, tag, columns, rows, letters, bar, qr } = tagFormats[format]
  const lengths = {
    '--page-width': page.width,
    '--page-height': page.height,
    '--tag-width': tag.width,
    '--tag-height': tag.height,
    '--columns': columns,
    '--rows': rows,
    '--letters': letters,
    '--tag-margin': TAG_MARGIN_MM,
    '--bar': bar,
    '--qr': qr,
    page: pageNames[format],
  } as CSSProperties
  return (
    <section aria-label={label} className="tag-page" style={lengths}>
      {children}
    </section>
  )
}

/** The pages of tokens/print.css. */
const pageNames: Record<TagFormatCode, string> = {
  sheet4: 'tag-a4',
  sheet8: 'tag-a4',
  sheet21: 'tag-a4',
  label100: 'tag-label100',
  label58: 'tag-label58',
}
