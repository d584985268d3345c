import { describe, expect, it } from 'vitest'
import { type AssemblyState, assemblyStateLabel } from './assembly-state.ts'
import { canStepAssembly } from './can-step-assembly.ts'

const states = Object.keys(assemblyStateLabel) as AssemblyState[]
const allowed = [
  'none>requested',
  'requested>planned',
  'requested>none',
  'planned>done',
  'planned>requested',
  'planned>none',
]

describe('[order.states] canStepAssembly', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      expect(canStepAssembly(from, to)).toBe(allowed.includes(`${from}>${to}`))
    },
  )
})
