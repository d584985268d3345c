import type { Language } from '../../platform/context/context.ts'

/** A region's name in the reader's language; Russian if there is no translation. */
export function localizeRegionName(
  region: { name: string; nameKk: string | null; nameEn: string | null },
  language: Language,
): string {
  if (language === 'kk') return region.nameKk ?? region.name
  return (language === 'en' ? region.nameEn : null) ?? region.name
}
