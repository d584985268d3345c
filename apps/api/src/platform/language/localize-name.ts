import type { Language } from '../context/context.ts'

interface LocalizedName {
  name: string
  nameKk: string | null
  nameEn: string | null
}

/** An item's name in the reader's language; Russian without a translation. */
export function localizeName(item: LocalizedName, language: Language): string {
  if (language === 'kk') return item.nameKk || item.name
  return (language === 'en' ? item.nameEn : null) || item.name
}
