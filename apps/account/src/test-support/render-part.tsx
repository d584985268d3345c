import type { Language } from '@svetlitsa/domain/language/parse-language'
import { LanguageProvider } from '@svetlitsa/shell/language/language-provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'

/** A request of the screen: the action of the account, or the path of another call, and its body. */
export interface SentCall {
  action: string
  body: Record<string, unknown>
}

type Answer = object | ((call: SentCall) => object | Response)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/**
 * Renders a part of a screen with answers of the API by action; returns the calls that it makes. An
 * unexpected call fails like a server that is away.
 */
export function renderPart(
  part: ReactNode,
  answers: Record<string, Answer>,
  language: Language = 'ru',
): SentCall[] {
  const calls: SentCall[] = []
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const { action = url, ...body } = JSON.parse(init?.body ?? '{}')
    const call = { action, body }
    calls.push(call)
    const answer = answers[action]
    const sent =
      typeof answer === 'function' ? (answer as (call: SentCall) => object)(call) : answer
    if (sent instanceof Response) return sent
    return sent ? Response.json(sent) : new Response('', { status: 503 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <LanguageProvider language={language}>{part}</LanguageProvider>
    </QueryClientProvider>,
  )
  return calls
}

/** A refusal as the API sends it. */
export function problem(
  status: number,
  code: string,
  detail: string,
  fields: Record<string, string> = {},
): Response {
  return new Response(
    JSON.stringify({ type: 'about:blank', title: '', status, code, detail, fields }),
    {
      status,
      headers: { 'content-type': 'application/problem+json' },
    },
  )
}
