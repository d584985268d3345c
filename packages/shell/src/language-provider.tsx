'use client'

import type { Language } from '@svetlitsa/domain/language/read-language'
import { createContext, type ReactNode, use } from 'react'

const LanguageContext = createContext<Language>('ru')

type LanguageProviderProps = { language: Language; children: ReactNode }

/** Says to all below in which language the page speaks. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return use(LanguageContext)
}
