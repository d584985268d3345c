/**
 * Whether a number can be asked for at all: a finite one, whole unless the goods are sold by the
 * metre. A call that asks for anything else is malformed (decisions «Calls»). Zero, negative and too
 * large numbers are quantities: the quantity rule mends them.
 */
export function isQuantity(wanted: unknown, options: { byMetre?: boolean } = {}): wanted is number {
  if (typeof wanted !== 'number' || !Number.isFinite(wanted)) return false
  return options.byMetre === true || Number.isInteger(wanted)
}
