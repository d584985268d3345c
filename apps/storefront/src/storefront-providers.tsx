'use client'

import type { Language } from '@svetlitsa/domain/language/read-language'
import type { ShellWords } from '@svetlitsa/shell/shell-words'
import { ShopProviders } from '@svetlitsa/shell/shop-providers'
import { LoadingBar } from '@svetlitsa/ui/chrome/loading-bar'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useMemo, useTransition } from 'react'
import { type Navigate, NavigateContext } from './navigate-context.tsx'
import { prefetchPage } from './prefetch-page.ts'
import { pressAgain } from './press-again.ts'
import { storefrontWindows } from './storefront-windows.tsx'

type StorefrontProvidersProps = {
  language: Language
  words: ShellWords & { filters: string }
  children: ReactNode
}

/** The shell around the storefront's pages, led by Next's router. */
export function StorefrontProviders({ language, words, children }: StorefrontProvidersProps) {
  const next = useRouter()
  const [isLoading, startLoading] = useTransition()
  useEffect(pressAgain, [])
  const navigate = useCallback<Navigate>(
    (href, options) => startLoading(() => next.push(href, options)),
    [next],
  )
  const router = useMemo(
    () => ({ navigate, prefetch: (href: string) => prefetchPage(next, href) }),
    [next, navigate],
  )
  const windows = useMemo(() => storefrontWindows(words.filters), [words.filters])
  return (
    <NavigateContext value={navigate}>
      <ShopProviders
        app="storefront"
        language={language}
        words={words}
        router={router}
        windows={windows}
      >
        <LoadingBar loading={isLoading} label={words.loading} />
        {children}
      </ShopProviders>
    </NavigateContext>
  )
}
