import { describe, expect, it } from 'vitest'
import {
  type AssemblyState,
  assemblyStateLabel,
  canTransitionAssembly,
  followDelivery,
} from './assembly-state.ts'

describe('[order.states] canTransitionAssembly', () => {
  const states = Object.keys(assemblyStateLabel) as AssemblyState[]
  const allowed = [
    'none>requested',
    'requested>planned',
    'requested>none',
    'planned>done',
    'planned>requested',
    'planned>none',
  ]

  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      expect(canTransitionAssembly(from, to)).toBe(allowed.includes(`${from}>${to}`))
    },
  )
})

describe('followDelivery', () => {
  const change = (wasAsked: boolean, isAsked: boolean, isMoved = false) => ({
    wasAsked,
    isAsked,
    isMoved,
  })

  it.each([
    ['none', change(false, false, true), 'none'],
    ['none', change(false, true), 'requested'],
    ['none', change(true, true), 'requested'],
    ['requested', change(true, true, true), 'requested'],
    ['requested', change(true, false), 'none'],
    // The customer asked for it in the account.
    ['requested', change(false, false, true), 'requested'],
    ['planned', change(true, true), 'planned'],
    ['planned', change(true, true, true), 'requested'],
    ['planned', change(false, false, true), 'requested'],
    ['planned', change(true, false), 'none'],
    ['done', change(true, true, true), 'done'],
    ['done', change(true, false), 'done'],
  ] as const)(
    '[order.states] an assembly that is %s becomes, after %o, %s',
    (state, changed, after) => {
      expect(followDelivery(state, changed)).toBe(after)
    },
  )

  it('[order.states] never asks for a transition that does not exist', () => {
    const flags = [true, false]
    for (const state of ['none', 'requested', 'planned', 'done'] satisfies AssemblyState[])
      for (const was of flags)
        for (const is of flags)
          for (const isMoved of flags) {
            const after = followDelivery(state, change(was, is, isMoved))
            expect(after === state || canTransitionAssembly(state, after)).toBe(true)
          }
  })
})
