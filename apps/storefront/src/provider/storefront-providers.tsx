'use client'

import type { Language } from '@svetlitsa/domain/language/parse-language'
import type { PaymentHints } from '@svetlitsa/domain/price/get-payment-hints'
import { PaymentHintsContext } from '@svetlitsa/shell/card/payment-hints-context'
import { ShopProviders } from '@svetlitsa/shell/provider/shop-providers'
import type { ShellTexts } from '@svetlitsa/shell/window/get-shell-texts'
import { LoadingBar } from '@svetlitsa/ui/feedback/loading-bar'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useMemo, useTransition } from 'react'
import { prefetchPage } from '../framework-internals/prefetch-page.ts'
import { replayEarlyClick } from '../framework-internals/replay-early-click.ts'
import { type Navigate, NavigateContext } from '../navigation/navigate-context.ts'
import { buildStorefrontWindows } from '../window/build-storefront-windows.ts'
import { useRenderingDelay } from './use-rendering-delay.ts'

type StorefrontProvidersProps = {
  language: Language
  texts: ShellTexts & { filters: string }
  hints: PaymentHints
  children: ReactNode
}

/** Providers of the shell with Next's router. */
export function StorefrontProviders({
  language,
  texts,
  hints,
  children,
}: StorefrontProvidersProps) {
  const next = useRouter()
  const [isLoading, startLoading] = useTransition()
  useEffect(replayEarlyClick, [])
  useRenderingDelay(isLoading)
  const navigate = useCallback<Navigate>(
    (href, options) => startLoading(() => next.push(href, options)),
    [next],
  )
  const router = useMemo(
    () => ({ navigate, prefetch: (href: string) => prefetchPage(next, href) }),
    [next, navigate],
  )
  const windows = useMemo(() => buildStorefrontWindows(texts.filters), [texts.filters])
  return (
    <NavigateContext value={navigate}>
      <ShopProviders
        app="storefront"
        language={language}
        texts={texts}
        router={router}
        windows={windows}
      >
        <LoadingBar loading={isLoading} label={texts.loading} />
        <PaymentHintsContext value={hints}>{children}</PaymentHintsContext>
      </ShopProviders>
    </NavigateContext>
  )
}
