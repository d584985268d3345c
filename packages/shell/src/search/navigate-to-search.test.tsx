import * as search from '@svetlitsa/api-client/search/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { expect, it } from 'vitest'
import { navigateToSearch } from './navigate-to-search.ts'

it.each([
  ['по\u0301лка\u00a0 угловая\u200b', 'полка угловая'],
  ['ди\u0000ван', 'диван'],
  ['диван\ud83d', 'диван'],
  [`${'ж'.repeat(199)}🛋`, 'ж'.repeat(199)],
  ['диван '.repeat(2_000), 'диван '.repeat(34).slice(0, 200).trim()],
])('[search.results] [text.unseen] %j leads to the results of %j', async (typed, query) => {
  const calls = serveCalls()
  calls.answer(search.direct, { direct: null })
  const opened: string[] = []
  const listen = (event: MouseEvent) => {
    event.preventDefault()
    opened.push((event.target as HTMLAnchorElement).getAttribute('href') ?? '')
  }
  document.addEventListener('click', listen)
  await navigateToSearch(typed)
  document.removeEventListener('click', listen)
  expect(opened).toEqual([`/search/?q=${encodeURIComponent(query)}`])
  expect(calls.listInputs(search.direct)).toEqual([{ query }])
})
