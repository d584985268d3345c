import { useLogout } from '@svetlitsa/api-client/session/queries'
import { useFailureToast } from '../error/use-failure-toast.ts'

/** Returns what logs out, for a button of its own: a failure is told at the edge of the screen. */
export function useLogOut(): () => void {
  const { mutate } = useLogout()
  const showFailure = useFailureToast()
  return () => mutate(undefined, { onError: showFailure })
}
