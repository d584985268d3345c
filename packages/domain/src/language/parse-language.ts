/** The languages of the shop; the first is the default (lang.three). */
export const languages = ['ru', 'kk', 'en'] as const

export type Language = (typeof languages)[number]

/** Parses a language code; returns null for anything but ru, kk and en (lang.three). */
export function parseLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null
}
