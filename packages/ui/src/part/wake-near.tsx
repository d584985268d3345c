'use client'

import {
  Activity,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { createWakeGate, type WakeGate } from './wake-gate.ts'
import { watchNear } from './watch-near.ts'

/**
 * A part of the page that the server drew and that comes alive when it is near the screen, touched
 * or focused: a list of three dozen cards costs a phone those it shows. Drawn in the browser it is
 * alive at once. Inside are one element or several; the first tells where the part is.
 */
export function WakeNear({ children }: { children: ReactNode }) {
  const [gate] = useState(createWakeGate)
  // React asks for the server's answer only where it takes over what the server drew.
  const isDrawn = useSyncExternalStore(neverChanges, gate.isDrawn, () => {
    gate.notice()
    return true
  })
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !isDrawn) return
      const first = place.firstElementChild
      if (first) return watchNear(first, gate.wake)
      // Nothing was drawn yet: only awake can it tell whether there is something.
      gate.wake()
    },
    [gate, isDrawn],
  )
  return (
    <div ref={watch} data-wakes="" className="contents">
      <Activity>
        <Sleeper gate={gate}>{children}</Sleeper>
      </Activity>
      <Activity>
        <Watchman gate={gate} />
      </Activity>
    </div>
  )
}

/** Left as the server drew it while asleep; drawn in the browser it cannot sleep. */
function Sleeper({ gate, children }: { gate: WakeGate; children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(neverChanges, no, yes)
  if (isTakenOver && gate.isAsleep()) use(gate.near)
  return children
}

/** Woken with the page's other boundaries: its effect tells that React is through with the sleepers. */
function Watchman({ gate }: { gate: WakeGate }) {
  useEffect(() => gate.leave(), [gate])
  return null
}

const neverChanges = () => () => {}
const yes = () => true
const no = () => false
