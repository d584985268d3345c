import { useRefreshAssembly } from '@svetlitsa/api-client/assembler/refresh-assembly'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { Outbox, type OutboxState } from './outbox.ts'

const OutboxContext = createContext<Outbox | null>(null)

/** The one outbox of the cabinet; it sends while an assembler is logged in. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const refresh = useRefreshAssembly()
  const [outbox] = useState(() => new Outbox(refresh))
  const { data } = useUserData()
  const user = data?.userData || null
  const assemblerId = user?.isAssembler ? user.id : null
  useEffect(() => {
    if (assemblerId !== null) return outbox.start(assemblerId)
    // A logout has wiped what waited.
    void outbox.reload()
  }, [outbox, assemblerId])
  return <OutboxContext value={outbox}>{children}</OutboxContext>
}

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext)
  if (!outbox) throw new Error('There is no OutboxProvider')
  return outbox
}

export function useOutboxState(): OutboxState {
  const outbox = useOutbox()
  return useSyncExternalStore(outbox.subscribe, outbox.getState)
}
