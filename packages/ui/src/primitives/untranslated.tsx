import { otherLanguageOf } from '@svetlitsa/domain/language/other-language-of'
import type { Language } from '@svetlitsa/domain/language/read-language'

type UntranslatedProps = {
  children: string
  /** The language of the page. */
  on: Language
}

/** Words as they were written, in no translation: a voice that reads the page is told their language. */
export function Untranslated({ children, on }: UntranslatedProps) {
  const lang = otherLanguageOf(children, on)
  return lang ? <span lang={lang}>{children}</span> : children
}
