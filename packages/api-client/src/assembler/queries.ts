import { useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { orderKeys } from '../order/queries.ts'
import * as api from './client.ts'

export function useAssemblerData() {
  return useQuery({
    queryKey: orderKeys.assembly(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getAssemblerData({}, { signal })),
  })
}
