import { useQuery } from '@tanstack/react-query'
import { getAssemblerInfo } from './client.ts'

/** The assembler behind the link in a message; null for a code that leads to nobody. */
export function useAssemblerInfo(code: string) {
  return useQuery({
    queryKey: ['assembler-info', code] as const,
    queryFn: async ({ signal }) => {
      const outcome = await getAssemblerInfo({ code }, { signal })
      return outcome.ok ? outcome.answer : null
    },
  })
}
