import { detectOtherLanguage, type Language } from '@svetlitsa/domain/language/language'

type UntranslatedProps = {
  children: string
  /** The language of the page. */
  pageLanguage: Language
}

/**
 * Text that is shown in its original language: `lang` lets a screen reader pronounce it correctly.
 */
export function Untranslated({ children, pageLanguage }: UntranslatedProps) {
  const lang = detectOtherLanguage(children, pageLanguage)
  return lang ? <span lang={lang}>{children}</span> : children
}
