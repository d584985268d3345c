'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { isSubscribed, onSubscribed } from './subscription-memory.ts'
import { usePopup } from './use-popup.tsx'

type UnlessSubscribedProps = { bonus: number; children: ReactNode }

/** Shows the invitation where this browser has not subscribed, and brings the popup in its time. */
export function UnlessSubscribed({ bonus, children }: UnlessSubscribedProps) {
  // Known in the browser alone: the page is the same for everybody.
  const isHidden = useSyncExternalStore(onSubscribed, isSubscribed, () => false)
  usePopup(bonus)
  return isHidden ? null : children
}
