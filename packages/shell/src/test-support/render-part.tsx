import './clean-screen.ts'
import type { Language } from '@svetlitsa/domain/language/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { LanguageProvider } from '../language/language-provider.tsx'

/**
 * Renders a part of a screen with server data and a language. The answers of the API come from
 * `serveCalls`.
 */
export function renderPart(part: ReactNode, language: Language = 'ru') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return {
    user: userEvent.setup(),
    ...render(
      <QueryClientProvider client={client}>
        <LanguageProvider language={language}>{part}</LanguageProvider>
      </QueryClientProvider>,
    ),
  }
}
