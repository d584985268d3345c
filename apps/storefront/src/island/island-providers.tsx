import { PaymentHintsContext } from '@svetlitsa/shell/card/payment-hints-context'
import { RemainsProvider } from '@svetlitsa/shell/card/remains-provider'
import { LanguageProvider } from '@svetlitsa/shell/language/language-provider'
import { createQueryClient } from '@svetlitsa/shell/provider/create-query-client'
import { WindowsContext } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageSettings } from './page-settings.ts'
import { pageWindows } from './page-windows.ts'

/** The calls of a page: all islands share their answers. On the server nothing is asked for. */
export const queryClient = createQueryClient()

const noOffers: readonly number[] = []

type IslandProvidersProps = {
  settings: Pick<PageSettings, 'language' | 'hints'>
  /** The offers of the list around the island, whose stock is asked for in one call. */
  stockOfferIds?: readonly number[]
  children: ReactNode
}

/** The context of an island, the same on the server and in the browser. */
export function IslandProviders({ settings, stockOfferIds, children }: IslandProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={settings.language}>
        <WindowsContext value={pageWindows}>
          <PaymentHintsContext value={settings.hints}>
            <RemainsProvider offerIds={stockOfferIds ?? noOffers}>{children}</RemainsProvider>
          </PaymentHintsContext>
        </WindowsContext>
      </LanguageProvider>
    </QueryClientProvider>
  )
}
