/** «20.11.2026», the same in all languages of the shop, because a tag has little space. */
export function formatTagDay(day: string): string {
  return day.split('-').toReversed().join('.')
}
