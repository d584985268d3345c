export const interiorStyles = [
  'Скандинавский',
  'Современный',
  'Лофт',
  'Классика',
  'Минимализм',
  'Прованс',
  'Японди',
  'Эко',
] as const

export type InteriorStyle = (typeof interiorStyles)[number]

/** The tag of a section and the page of the style share this code. */
export const interiorStyleCodes: Readonly<Record<InteriorStyle, string>> = {
  Скандинавский: 'skandinavskiy-stil',
  Современный: 'sovremennyy-stil',
  Лофт: 'loft',
  Классика: 'klassika',
  Минимализм: 'minimalizm',
  Прованс: 'provans',
  Японди: 'yapondi',
  Эко: 'eko-stil',
}
