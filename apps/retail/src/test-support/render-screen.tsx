import { LanguageProvider } from '@svetlitsa/shell/language/language-provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Renders a part of a screen with server data and language, in Russian; removed after the test. */
export function renderScreen(screen: ReactNode): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  root.render(
    <QueryClientProvider client={client}>
      <LanguageProvider language="ru">{screen}</LanguageProvider>
    </QueryClientProvider>,
  )
}
