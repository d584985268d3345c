import type { Language } from '../../platform/context.ts'

/** A region's name in the reader's language; Russian where it has no other. */
export function regionNameIn(
  region: { name: string; nameKk: string | null; nameEn: string | null },
  language: Language,
): string {
  if (language === 'kk') return region.nameKk ?? region.name
  return (language === 'en' ? region.nameEn : null) ?? region.name
}
