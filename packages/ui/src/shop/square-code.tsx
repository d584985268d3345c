import { renderSVG } from 'uqr'

type SquareCodeProps = {
  /** What the squares say: an address, or the words of a fiscal receipt. */
  content: string
  /** What it is for, for readers; without it the code is left out for them. */
  label?: string
}

/** Words as squares for a camera; dark on white in every theme, as cameras expect. */
export function SquareCode({ content, label }: SquareCodeProps) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className="block rounded-compact bg-white p-2 [&_svg]:h-auto [&_svg]:w-full"
      // The code is drawn here, in black and white squares.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: uqr answers an SVG of squares.
      dangerouslySetInnerHTML={{ __html: renderSVG(content, { border: 0 }) }}
    />
  )
}
