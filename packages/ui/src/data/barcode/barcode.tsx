import JsBarcode from 'jsbarcode'
import { useEffect, useRef } from 'react'

type BarcodeProps = {
  /** The encoded value. */
  value: string
  /** EAN13 for price tags, CODE128 for everything else. */
  format?: 'CODE128' | 'EAN13'
  /** Width of the thinnest bar in px. */
  barWidth?: number
  /** Height of the bars in px. */
  height?: number
  margin?: number
  fontSize?: number
}

/**
 * A barcode as SVG, dark on white in every theme, for scanners and print. Defaults: width 2, height
 * 100, margin 10, font size 20 (retail.barcode). A value that the format cannot encode is shown as
 * text, so that a seller can still type it in.
 */
export function Barcode(props: BarcodeProps) {
  const {
    value,
    format = 'CODE128',
    barWidth = 2,
    height = 100,
    margin = 10,
    fontSize = 20,
  } = props
  const svg = useRef<SVGSVGElement>(null)
  const text = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    JsBarcode(svg.current, value, {
      format,
      width: barWidth,
      height,
      margin,
      fontSize,
      font: 'inherit',
      valid: (valid) => {
        svg.current?.toggleAttribute('hidden', !valid)
        text.current?.toggleAttribute('hidden', valid)
      },
    })
    // So that a style can say how wide one bar is on paper.
    const drawnWidth = Number.parseFloat(svg.current?.getAttribute('width') ?? '')
    svg.current?.style.setProperty('--modules', String(drawnWidth / barWidth))
  }, [value, format, barWidth, height, margin, fontSize])

  return (
    <span className="inline-block bg-white text-picture-ink">
      <svg ref={svg} role="img" aria-label={value} className="h-auto max-w-full" />
      <span ref={text} hidden className="text-body">
        {value}
      </span>
    </span>
  )
}
