import jsQR from 'jsqr'

/** Dots for each square of a code, as a camera would see it from near. */
const DOTS = 3

/** The text that a camera reads from a drawn QR code; the environment has no canvas. */
export function readQr(svg: Element): string | undefined {
  const [, , , width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  const squares = [...path.matchAll(/M(\d+),(\d+)h(\d+)/g)].map(([, ...numbers]) =>
    numbers.map(Number),
  )
  const square = squares[0]?.[2] ?? 1
  const side = (width / square) * DOTS
  const dots = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [left = 0, top = 0] of squares) {
    for (let row = 0; row < DOTS; row += 1) {
      const start = ((top / square) * DOTS + row) * side + (left / square) * DOTS
      for (let at = start; at < start + DOTS; at += 1) dots.fill(0, at * 4, at * 4 + 3)
    }
  }
  return jsQR(dots, side, side)?.data
}
