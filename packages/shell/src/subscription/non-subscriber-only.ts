import { type ReactNode, useSyncExternalStore } from 'react'
import { isSubscribed, onSubscribed } from './subscription-storage.ts'
import { useSubscriptionPopup } from './use-subscription-popup.ts'

type NonSubscriberOnlyProps = { bonus: number; children: ReactNode }

/** Shows the invitation unless this browser has subscribed, and schedules the popup. */
export function NonSubscriberOnly({ bonus, children }: NonSubscriberOnlyProps) {
  // Read in the browser only, because the cached page is the same for everybody.
  const isHidden = useSyncExternalStore(onSubscribed, isSubscribed, () => false)
  useSubscriptionPopup(bonus)
  return isHidden ? null : children
}
