/** Units by name: the base unit and the factor to convert to it. */
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

/** The unit in which a property is stored: lengths in centimetres, weights in kilograms. */
export function toBaseUnit(unit: string): string {
  return units[normalizeUnit(unit)]?.[0] ?? unit
}

/**
 * Parses a number with a decimal comma or point and converts it to the base unit; null for anything
 * else.
 */
export function parseMeasure(text: string, unit: string): number | null {
  const digits = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  if (!/^-?\d{1,9}(\.\d{1,6})?$/.test(digits)) return null
  const share = units[normalizeUnit(unit)]?.[1] ?? 1
  return Math.round(Number(digits) * share * 1_000) / 1_000
}

function normalizeUnit(unit: string): string {
  return unit.toLowerCase().replace(/\.$/, '')
}
