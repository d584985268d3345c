import {
  type AssemblySlot,
  finishReplacement,
  markForReplacement,
  type ReplacementRefusal,
} from '@svetlitsa/domain/assembly/assembly-slot'
import { useState } from 'react'
import { useAddAction } from '../../outbox/use-add-action.ts'
import type { Period } from './apply-waiting.ts'
import { toSlot } from './use-slot-draft.ts'

function toAssemblySlot({ id, orderId, reason }: Period): AssemblySlot {
  return { id, orderId, reason, chosen: false, replace: false }
}

/**
 * A replacement on the screen: slots of an order are marked, others are chosen instead, in any
 * month; finishing it assigns those to the order (assembler.schedule).
 */
export function useReplacement() {
  const add = useAddAction()
  const [slots, setSlots] = useState<readonly AssemblySlot[]>([])
  const marked = slots.filter(({ replace }) => replace)
  const chosen = slots.filter((slot) => slot.chosen)
  const without = (id: string) => slots.filter((slot) => slot.id !== id)
  return {
    isOpen: marked.length > 0,
    markedCount: marked.length,
    isMarked: (id: string) => marked.some((slot) => slot.id === id),
    isChosen: (id: string) => chosen.some((slot) => slot.id === id),
    mark(period: Period) {
      const slot = { ...toAssemblySlot(period), chosen: true }
      const others = without(period.id)
      const before = others.filter((one) => one.chosen)
      // The new slots stay chosen while another old one is marked.
      const replaced = markForReplacement([...others.filter((one) => !one.chosen), slot])
      setSlots([...replaced, ...before])
    },
    toggle(period: Period) {
      const others = without(period.id)
      const isChosen = others.length < slots.length
      setSlots(isChosen ? others : [...others, { ...toAssemblySlot(period), chosen: true }])
    },
    cancel: () => setSlots([]),
    /** Returns why it cannot be finished, or null when it is on its way. */
    async finish(): Promise<ReplacementRefusal | null> {
      const finished = finishReplacement(slots)
      if (!Array.isArray(finished)) return finished as ReplacementRefusal
      const replace = marked.map(({ id }) => toSlot(id))
      const taken = chosen.map(({ id }) => toSlot(id))
      if (await add({ kind: 'setSlot', order: null, input: { slots: taken, replace } }))
        setSlots([])
      return null
    },
  }
}
