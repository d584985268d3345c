/** «7», «7,5». */
export function formatPercent(percent: number): string {
  return String(percent).replace('.', ',')
}
