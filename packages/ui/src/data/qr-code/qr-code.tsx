import { renderSVG } from 'uqr'

type QrCodeProps = {
  /** The encoded content: an address or the data of a fiscal receipt. */
  content: string
  /** Accessible name; without it the code is hidden from screen readers. */
  label?: string
  /** Light around the code in squares of it, where nothing else leaves it: 4 by the standard. */
  border?: number
}

/** A QR code, dark on white in every theme, as cameras expect. */
export function QrCode({ content, label, border = 0 }: QrCodeProps) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className="block rounded-compact bg-white p-2 [&_svg]:h-auto [&_svg]:w-full"
      // The markup is generated here and consists of black and white squares.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: uqr returns an SVG of squares.
      dangerouslySetInnerHTML={{ __html: renderSVG(content, { border }) }}
    />
  )
}
