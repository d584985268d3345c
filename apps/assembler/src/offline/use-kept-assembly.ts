import { assemblerKeys } from '@svetlitsa/api-client/assembler/queries'
import {
  canKeepAssembly,
  type KeptAnswer,
  keepAnswers,
  markAssemblyKept,
  readKeptAnswers,
} from '@svetlitsa/api-client/kept-assembly/kept-assembly'
import { sessionKeys } from '@svetlitsa/api-client/session/queries'
import { shellKeys } from '@svetlitsa/api-client/shell/queries'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const keptKeys: readonly (readonly unknown[])[] = [
  assemblerKeys.data(),
  sessionKeys.userData(),
  shellKeys.initialData(),
]

/**
 * Keeps the answers that the assembler's cabinet reads in the browser, and shows them again where
 * there is no network (ADR 0069). Returns whether what was kept is in the cache.
 */
export function useKeptAssembly(): boolean {
  const client = useQueryClient()
  const [isRestored, setRestored] = useState(!canKeepAssembly())
  useEffect(() => {
    if (!canKeepAssembly()) return
    let isOver = false
    const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.state.status === 'success' && isKept(query))
        void keepQueries(client, query)
    })
    restoreAnswers(client)
      // A browser that cannot keep shows what the network brings.
      .catch(() => {})
      .finally(() => !isOver && setRestored(true))
    return () => {
      isOver = true
      unsubscribe()
    }
  }, [client])
  return isRestored
}

function isKept({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return keptKeys.some((key) => key.every((part, index) => part === queryKey[index]))
}

/** However young, a kept answer is older than what was sent after it: the network is asked anew. */
async function restoreAnswers(client: QueryClient): Promise<void> {
  for (const { queryKey, data, updatedAt } of await readKeptAnswers(Date.now())) {
    const known = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    if (known >= updatedAt) continue
    client.setQueryData(queryKey, data, { updatedAt })
    await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

/** Kept for the assembler who is logged in; what came before it is known who that is, then. */
async function keepQueries(client: QueryClient, changed: Query): Promise<void> {
  const session = client.getQueryData<{ userData: false | { id: number; isAssembler: boolean } }>(
    sessionKeys.userData(),
  )
  const user = session?.userData
  if (!user || !user.isAssembler) return
  const isSession = changed.queryKey[0] === sessionKeys.all[0]
  const queries = isSession ? client.getQueryCache().findAll({ predicate: isKept }) : [changed]
  const answers = queries
    .filter(({ state }) => state.status === 'success')
    .map(
      ({ queryKey, state }): KeptAnswer => ({
        queryKey,
        data: state.data,
        updatedAt: state.dataUpdatedAt,
      }),
    )
  try {
    markAssemblyKept(user.id)
    await keepAnswers(answers)
  } catch {
    // Without room the cabinet works as long as there is a network.
  }
}
