'use client'

import type { Language } from '@svetlitsa/domain/language/read-language'
import type { AppName } from '@svetlitsa/domain/route/route'
import { WindowHost } from '@svetlitsa/ui/chrome/window-host'
import type { WindowRegistry } from '@svetlitsa/ui/chrome/window-registry'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { LanguageProvider } from './language-provider.tsx'
import { InAppLinks } from './link/in-app-links.tsx'
import { createQueryClient } from './query-client.tsx'
import type { ShellWords } from './shell-words.tsx'
import { VersionPoller } from './version/version-poller.tsx'
import { shellWindows } from './window/shell-windows.tsx'

type ShopProvidersProps = {
  app: AppName
  language: Language
  words: ShellWords
  /** The app's own router. */
  router: { navigate: (href: string) => void; prefetch?: (href: string) => Promise<unknown> }
  /** Windows of the app beside those of the shell. */
  windows?: WindowRegistry
  children: ReactNode
}

/**
 * What every app of the shop stands in: server data, language, windows, soft links and the watch
 * for newer builds.
 */
export function ShopProviders(props: ShopProvidersProps) {
  const { app, language, words, router, windows, children } = props
  const [client] = useState(createQueryClient)
  const registry = useMemo(() => ({ ...shellWindows(words), ...windows }), [words, windows])
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider language={language}>
        <WindowHost registry={registry} words={words}>
          {children}
        </WindowHost>
        <InAppLinks app={app} navigate={router.navigate} prefetch={router.prefetch} />
        <VersionPoller />
      </LanguageProvider>
    </QueryClientProvider>
  )
}
