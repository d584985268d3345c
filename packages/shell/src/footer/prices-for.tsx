'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'

/** «Цены указаны для: Москва», once the city is known. */
export function PricesFor({ words }: { words: string }) {
  const { data } = useShellState()
  if (!data) return null
  return <span>. {words.replace('{city}', data.region.NAME)}</span>
}
