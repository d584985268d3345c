import { useState } from 'react'
import { useAddAction } from '../../outbox/use-add-action.ts'
import type { Period } from './apply-waiting.ts'

/** The slot of a period in a call: «2026-11-24/2» is the third of its day. */
export function toSlot(id: string): { date: string; period: number } {
  const [date = '', period = ''] = id.split('/')
  return { date, period: Number(period) }
}

/** What the assembler has chosen and released on the screen, but not saved. */
export function useSlotDraft() {
  const add = useAddAction()
  const [draft, setDraft] = useState<ReadonlyMap<string, boolean>>(new Map())
  return {
    isEmpty: draft.size === 0,
    /** The period as it is on the screen. */
    apply: (period: Period): Period => ({
      ...period,
      chosen: draft.get(period.id) ?? period.chosen,
    }),
    /** @param periods as they are on the screen. */
    set(periods: readonly Period[], chosen: boolean) {
      setDraft((before) => {
        const next = new Map(before)
        for (const { id, chosen: isShown } of periods) {
          if (isShown === chosen) continue
          // What is changed back is as it was saved.
          if (!next.delete(id)) next.set(id, chosen)
        }
        return next
      })
    },
    async save(): Promise<boolean> {
      for (const chosen of [true, false]) {
        const slots = [...draft].filter(([, value]) => value === chosen).map(([id]) => toSlot(id))
        if (slots.length === 0) continue
        if (!(await add({ kind: 'setSlot', order: null, input: { slots, chosen } }))) return false
      }
      setDraft(new Map())
      return true
    },
  }
}
