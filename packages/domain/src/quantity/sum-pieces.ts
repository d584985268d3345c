/** Returns the pieces of lines; a line sold by the metre counts as one (domain.quantity). */
export function sumPieces(lines: readonly { quantity: number; byMetre?: boolean }[]): number {
  const pieces = lines.reduce((total, line) => total + (line.byMetre ? 1 : line.quantity), 0)
  return roundToTenths(pieces)
}

/** Lines may still hold fractions of goods that used to be sold by the metre. */
function roundToTenths(quantity: number): number {
  return Math.round(quantity * 10) / 10
}
