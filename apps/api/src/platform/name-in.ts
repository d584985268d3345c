import type { Language } from './context.ts'

interface Named {
  name: string
  nameKk: string | null
  nameEn: string | null
}

/** A thing's name in the reader's language; Russian where it has no other. */
export function nameIn(thing: Named, language: Language): string {
  if (language === 'kk') return thing.nameKk || thing.name
  return (language === 'en' ? thing.nameEn : null) || thing.name
}
