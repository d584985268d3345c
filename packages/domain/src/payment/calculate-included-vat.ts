/**
 * Returns the VAT contained in a sum of whole currency units, rounded to whole units; the percent
 * of 0 and of no VAT contain none (payment.documents).
 */
export function calculateIncludedVat(sum: number, percent: number): number {
  return Math.round((sum * percent) / (100 + percent))
}
