import type { Language } from '@svetlitsa/domain/language/language'
import type { AppName } from '@svetlitsa/domain/route/route'
import { loadWhenIdle } from '@svetlitsa/ui/lazy/load-when-idle'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import type { WindowRegistry } from '@svetlitsa/ui/overlays/window-host/window-registry'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { BasketWatcher } from '../basket/basket-watcher.ts'
import { LanguageProvider } from '../language/language-provider.tsx'
import { InAppLinks } from '../link/in-app-links.ts'
import { VersionPoller } from '../version/version-poller.ts'
import { buildShellWindows } from '../window/build-shell-windows.ts'
import type { ShellTexts } from '../window/get-shell-texts.ts'
import { createQueryClient } from './create-query-client.ts'
import { KeptPageWatcher } from './kept-page-watcher.ts'

type ShopProvidersProps = {
  app: AppName
  language: Language
  texts: ShellTexts
  /** The app's own router. */
  router: { navigate: (href: string) => void; prefetch?: (href: string) => Promise<unknown> }
  /** Windows of the app in addition to those of the shell. */
  windows?: WindowRegistry
  children: ReactNode
}

/**
 * Context of every app of the shop: server data, language, windows, client navigation and the check
 * for newer builds.
 */
export function ShopProviders(props: ShopProvidersProps) {
  const { app, language, texts, router, windows, children } = props
  const [client] = useState(createQueryClient)
  useEffect(replacePicturesWhenIdle, [])
  const registry = useMemo(() => ({ ...buildShellWindows(texts), ...windows }), [texts, windows])
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider language={language}>
        <WindowHost registry={registry} labels={texts}>
          {children}
        </WindowHost>
        <InAppLinks app={app} navigate={router.navigate} prefetch={router.prefetch} />
        <VersionPoller />
        <BasketWatcher />
        <KeptPageWatcher />
      </LanguageProvider>
    </QueryClientProvider>
  )
}

/** Pictures that are broken before are found, too. */
function replacePicturesWhenIdle() {
  return loadWhenIdle(async () => {
    const { replaceBrokenPictures } = await import(
      '@svetlitsa/ui/media/picture/replace-broken-pictures'
    )
    replaceBrokenPictures(document)
  })
}
