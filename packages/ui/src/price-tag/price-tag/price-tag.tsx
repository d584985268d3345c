import {
  type TagFormat,
  type TagFormatCode,
  tagFormats,
} from '@svetlitsa/domain/price-tag/tag-format'
import type { CSSProperties } from 'react'
import { QrCode } from '../../data/qr-code/qr-code.tsx'
import { TagBarcode } from './tag-barcode.tsx'

/** What a tag says, ready to be printed. */
export type PriceTagTexts = {
  title: string
  /** Lines under the title: size, finish. */
  details: readonly string[]
  article: string
  /** «64 990 ₽»; empty where the tag has no price. */
  price: string
  oldPrice: { price: string; percent: string } | null
  /** What the price is for and who made the goods. */
  note: string
  /** The day of printing, or the days between which the price holds. */
  date: string
  barcode: string | null
  /** The address in the QR code, and what it shows. */
  qr: { address: string; label: string } | null
}

type PriceTagProps = { tag: PriceTagTexts; format: TagFormatCode; brand: string }

/**
 * A price tag of goods, of a service or of a free text, black on white in every theme. Whatever the
 * texts contain is printed as text; what is too long is cut at the end of a line, but a price is set
 * as small as it has to be.
 */
export function PriceTag({ tag, format, brand }: PriceTagProps) {
  const isSmall = tagFormats[format].letters < 1
  const tall = isTall(tagFormats[format])
  return (
    <article
      className="tag"
      data-size={isSmall ? 'small' : undefined}
      data-tall={tall ? '' : undefined}
      data-cut={format.startsWith('sheet') ? '' : undefined}
    >
      <p className="tag-note">
        <span className="truncate font-semibold">{brand}</span>
        <span className="truncate">{tag.article}</span>
      </p>
      <h3 className={`tag-title wrap-anywhere ${tall ? 'line-clamp-4' : 'line-clamp-2'}`}>
        {tag.title}
      </h3>
      <div className={`wrap-anywhere ${isSmall ? 'line-clamp-1' : 'line-clamp-2'}`}>
        {tag.details.map((line) => (
          <p key={line} className={isSmall ? 'inline after:content-["_"]' : undefined}>
            {line}
          </p>
        ))}
      </div>
      <div className="tag-foot">
        <div className="tag-prices">
          {tag.oldPrice && (
            <p className="tag-old-price">
              <s>{tag.oldPrice.price}</s>
              {tag.oldPrice.percent && <span className="tag-badge">{tag.oldPrice.percent}</span>}
            </p>
          )}
          <p className="tag-price" style={{ '--length': tag.price.length } as CSSProperties}>
            {tag.price}
          </p>
        </div>
        {tag.barcode && <TagBarcode value={tag.barcode} format={format} />}
        {tag.qr && (
          <div className="tag-qr">
            <QrCode content={tag.qr.address} label={tag.qr.label} border={QR_BORDER} />
          </div>
        )}
      </div>
      <p className="tag-note tag-last">
        <span className="truncate">{tag.note}</span>
        <span className="tag-date">{tag.date}</span>
      </p>
    </article>
  )
}

/** Light around a QR code by the standard, in squares of it. */
const QR_BORDER = 4

/** A tag that is higher than wide has the price above both codes. */
function isTall({ tag }: TagFormat): boolean {
  return tag.height > tag.width
}
