/** A unit the shop knows, how many of its base units it is, and the base unit's name. */
const units: Readonly<Record<string, readonly [base: string, share: number]>> = {
  мм: ['см', 0.1],
  mm: ['см', 0.1],
  см: ['см', 1],
  cm: ['см', 1],
  м: ['см', 100],
  m: ['см', 100],
  г: ['кг', 0.001],
  g: ['кг', 0.001],
  кг: ['кг', 1],
  kg: ['кг', 1],
}

/** The unit a characteristic is kept in: lengths in centimetres, weights in kilograms. */
export function baseUnit(unit: string): string {
  return units[plainUnit(unit)]?.[0] ?? unit
}

/** A number in the base unit, decimal comma or point; null for anything else. */
export function measure(text: string, unit: string): number | null {
  const digits = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  if (!/^-?\d{1,9}(\.\d{1,6})?$/.test(digits)) return null
  const share = units[plainUnit(unit)]?.[1] ?? 1
  return Math.round(Number(digits) * share * 1_000) / 1_000
}

function plainUnit(unit: string): string {
  return unit.toLowerCase().replace(/\.$/, '')
}
