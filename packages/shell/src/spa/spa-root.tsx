import type { Language } from '@svetlitsa/domain/language/read-language'
import type { AppName } from '@svetlitsa/domain/route/route'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { WindowRegistry } from '@svetlitsa/ui/chrome/window-registry'
import { ToastProvider } from '@svetlitsa/ui/primitives/toast-provider'
import { type ReactNode, useMemo } from 'react'
import { shellWords } from '../shell-words.tsx'
import { ShopProviders } from '../shop-providers.tsx'
import { languageOfPage } from './language-of-page.tsx'

type SpaRootProps = {
  app: AppName
  router: { navigate: (href: string) => void }
  /** Windows of the app beside those of the shell. */
  windows?: (language: Language) => WindowRegistry
  children: ReactNode
}

/** The shell around a single-page app; the router's cookie says the language. */
export function SpaRoot({ app, router, windows, children }: SpaRootProps) {
  const language = languageOfPage()
  const own = useMemo(() => windows?.(language), [windows, language])
  return (
    <ShopProviders
      app={app}
      language={language}
      words={shellWords(language)}
      router={router}
      windows={own}
    >
      <ToastProvider label={shellTexts[language].messages}>{children}</ToastProvider>
    </ShopProviders>
  )
}
