import type { TagFormatCode } from '@svetlitsa/domain/price-tag/tag-format'
import { Barcode } from '../../data/barcode/barcode.tsx'
import { QrCode } from '../../data/qr-code/qr-code.tsx'

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

const sizes: Record<TagFormatCode, 'large' | 'medium' | 'small'> = {
  sheet4: 'large',
  sheet8: 'medium',
  label100: 'medium',
  sheet21: 'small',
  label58: 'small',
}

/** Prices of a million and more are set smaller, so that they stay on the tag. */
const LONG_PRICE = 10

/**
 * A price tag of goods, of a service or of a free text, black on white in every theme. Whatever the
 * texts contain is printed as text; what is too long is cut at the end of a line.
 */
export function PriceTag({ tag, format, brand }: PriceTagProps) {
  const size = sizes[format]
  const isSmall = size === 'small'
  return (
    <article
      className="tag"
      data-size={size}
      data-cut={format.startsWith('sheet') ? '' : undefined}
    >
      <p className="tag-note flex justify-between gap-2">
        <span className="font-semibold">{brand}</span>
        <span className="truncate">{tag.article}</span>
      </p>
      <h3 className="tag-title mt-1 line-clamp-2 wrap-anywhere">{tag.title}</h3>
      <div className="line-clamp-2 wrap-anywhere">
        {tag.details.map((line) => (
          <p key={line} className={isSmall ? 'inline after:content-["_"]' : undefined}>
            {line}
          </p>
        ))}
      </div>
      <div className="mt-auto flex min-h-0 items-end justify-between gap-1">
        <div className="min-w-0">
          {tag.oldPrice && (
            <p className="flex items-center gap-1">
              <s>{tag.oldPrice.price}</s>
              {tag.oldPrice.percent && <span className="tag-badge">{tag.oldPrice.percent}</span>}
            </p>
          )}
          <p className="tag-price" data-length={tag.price.length > LONG_PRICE ? 'long' : undefined}>
            {tag.price}
          </p>
        </div>
        {(tag.barcode || tag.qr) && (
          <div className="tag-codes">
            {tag.qr && (
              <span className="tag-qr">
                <QrCode content={tag.qr.address} label={tag.qr.label} />
              </span>
            )}
            {tag.barcode && <TagBarcode value={tag.barcode} />}
          </div>
        )}
      </div>
      <p className="tag-note mt-1 flex justify-between gap-2 border-t border-current pt-0.5">
        <span className="truncate">{tag.note}</span>
        <span className="shrink-0">{tag.date}</span>
      </p>
    </article>
  )
}

/** With the defaults of retail.barcode, scaled to the tag as a whole. */
function TagBarcode({ value }: { value: string }) {
  return <Barcode value={value} format={/^\d{13}$/.test(value) ? 'EAN13' : 'CODE128'} />
}
