export interface OpeningHours {
  /** As they are written in Russian: «Пн–Пт», «Сб, Вс». */
  days: string
  opens: string
  closes: string
}

const DAY = '(?:Пн|Вт|Ср|Чт|Пт|Сб|Вс)'
const DAYS = `${DAY}(?:–${DAY})?(?:, ${DAY}(?:–${DAY})?)*`
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const daysAlone = new RegExp(`^${DAYS}$`)
const lineOfDays = new RegExp(`^${DAYS} ${TIME}–${TIME}$`)
const anyLine = new RegExp(`^(.+) (${TIME})–(${TIME})$`)

/**
 * Opening hours as staff type them, a line for days of the same hours; null for a text without hours.
 * The days may be other words, such as «Ежедневно»: a shop may have been founded with them.
 */
export function parseOpeningHours(text: string): OpeningHours[] | null {
  const parsed = normalizeOpeningHours(text)
    .split('\n')
    .filter(Boolean)
    .map((typed) => {
      const [, days = '', opens = '', closes = ''] = anyLine.exec(typed) ?? []
      return { days, opens, closes }
    })
  return parsed.every(({ days }) => days !== '') ? parsed : null
}

/** Whether a store opens before it closes on days that the shop can tell apart and translate. */
export function areHoursUnderstood(hours: readonly OpeningHours[]): boolean {
  return hours.every(({ days, opens, closes }) => daysAlone.test(days) && opens < closes)
}

export function formatOpeningHoursLines(hours: readonly OpeningHours[]): string {
  return hours.map(({ days, opens, closes }) => `${days} ${opens}–${closes}`).join('\n')
}

/**
 * The same text with dashes between times and days, and one space where there are several. Lines of
 * other words stay as they are.
 */
export function normalizeOpeningHours(text: string): string {
  return text
    .split('\n')
    .map((typed) => {
      const normal = typed
        .trim()
        .replace(/\s*[-–—]\s*/g, '–')
        .replace(/\s*,\s*/g, ', ')
        .replace(/\s+/g, ' ')
        .replace(/(?<!\d)\d:/g, '0$&')
      return lineOfDays.test(normal) ? normal : typed.trim()
    })
    .filter(Boolean)
    .join('\n')
}
