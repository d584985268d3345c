export const styles = [
  'Скандинавский',
  'Современный',
  'Лофт',
  'Классика',
  'Минимализм',
  'Прованс',
  'Японди',
  'Эко',
] as const

export type Style = (typeof styles)[number]

/** The cut of a section and the page of the style bear the same code. */
export const styleCodes: Readonly<Record<Style, string>> = {
  Скандинавский: 'skandinavskiy-stil',
  Современный: 'sovremennyy-stil',
  Лофт: 'loft',
  Классика: 'klassika',
  Минимализм: 'minimalizm',
  Прованс: 'provans',
  Японди: 'yapondi',
  Эко: 'eko-stil',
}
