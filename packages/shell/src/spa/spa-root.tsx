import type { Language } from '@svetlitsa/domain/language/language'
import type { SpaName } from '@svetlitsa/domain/route/route'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { ToastProvider } from '@svetlitsa/ui/feedback/toast-provider'
import type { WindowRegistry } from '@svetlitsa/ui/overlays/window-host/window-registry'
import { type ReactNode, useMemo } from 'react'
import { readPageLanguage } from '../language/read-page-language.ts'
import { ShopProviders } from '../provider/shop-providers.tsx'
import { getShellTexts } from '../window/get-shell-texts.ts'
import { RegionGuard } from './region-guard.tsx'
import { SpaLayers } from './spa-layers.tsx'

type SpaRootProps = {
  app: SpaName
  router: { navigate: (href: string) => void }
  /** Windows of the app in addition to those of the shell. */
  windows?: (language: Language) => WindowRegistry
  children: ReactNode
}

/** The shell of a single-page app; the language comes from the router's cookie. */
export function SpaRoot({ app, router, windows, children }: SpaRootProps) {
  const language = readPageLanguage()
  const appWindows = useMemo(() => windows?.(language), [windows, language])
  return (
    <ShopProviders
      app={app}
      language={language}
      texts={getShellTexts(language)}
      router={router}
      windows={appWindows}
    >
      <ToastProvider label={shellTexts[language].messages}>
        <RegionGuard>{children}</RegionGuard>
        <SpaLayers />
      </ToastProvider>
    </ShopProviders>
  )
}
