import type { Language } from '@svetlitsa/domain/language/language'
import { createContext, type ReactNode, use } from 'react'

const LanguageContext = createContext<Language>('ru')

type LanguageProviderProps = { language: Language; children: ReactNode }

/** Provides the page's language to all descendants. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return use(LanguageContext)
}
