interface OpeningHours {
  days: string
  opens: string
  closes: string
}

/** «Пн–Пт 10:00–21:00, Сб–Вс 10:00–20:00». */
export function hoursText(hours: readonly OpeningHours[]): string {
  return hours.map(({ days, opens, closes }) => `${days} ${opens}–${closes}`).join(', ')
}
