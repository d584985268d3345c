import {
  getBarcodeRoom,
  type TagFormatCode,
  tagFormats,
} from '@svetlitsa/domain/price-tag/tag-format'
import JsBarcode from 'jsbarcode'
import { Barcode } from '../../data/barcode/barcode.tsx'

type TagBarcodeProps = { value: string; format: TagFormatCode }

/** Light before and after the bars, in widths of the thinnest. */
const QUIET = { EAN13: 18, CODE128: 20 }

/**
 * The barcode of a tag, with the defaults of retail.barcode, scaled as a whole until its thinnest bar
 * has the width of the tag's size; bars that are too high are cut. What cannot be encoded, or would
 * have bars too thin for a scanner, is shown as text.
 */
export function TagBarcode({ value, format }: TagBarcodeProps) {
  const symbology = /^\d{13}$/.test(value) ? 'EAN13' : 'CODE128'
  const bars = countBars(value, symbology)
  if (bars === null || bars + QUIET[symbology] > getBarcodeRoom(tagFormats[format])) {
    return <p className="tag-code line-clamp-2 wrap-anywhere">{value}</p>
  }
  return (
    <div className="tag-barcode">
      <Barcode value={value} format={symbology} />
    </div>
  )
}

/** How many bars and spaces of the least width a value has; null where it cannot be encoded. */
function countBars(value: string, format: 'EAN13' | 'CODE128'): number | null {
  const drawn: { encodings?: { data: string }[] } = {}
  let isValid = false
  JsBarcode(drawn, value, {
    format,
    valid: (valid) => {
      isValid = valid
    },
  })
  return isValid ? (drawn.encodings ?? []).reduce((sum, { data }) => sum + data.length, 0) : null
}
