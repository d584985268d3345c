import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { assemblerKeys } from './queries.ts'

/**
 * Fetches the orders and the schedule anew, after what the assembler did has been sent. Resolves when
 * the screens show them.
 */
export function useRefreshAssembly(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: assemblerKeys.data() })
    // Screens are told of an answer in a task of its own, after the answer itself.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  }, [client])
}
