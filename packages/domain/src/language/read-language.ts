/** The languages of the shop; the first is the default (storefront §1). */
export const languages = ['ru', 'kk', 'en'] as const

export type Language = (typeof languages)[number]

/** The language a value names, or null: only ru, kk and en are accepted (storefront §1, account §5). */
export function readLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null
}
