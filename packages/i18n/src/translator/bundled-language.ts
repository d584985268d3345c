import type { Language } from '@svetlitsa/domain/language/language'

/** The only language of this build of a single-page app; null where all three are there (ADR 0060). */
export const bundledLanguage: Language | null = null
