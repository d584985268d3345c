import { type AssemblyState, assemblySteps } from './assembly-state.ts'

/** Returns whether an assembly may change from one state to the other directly. */
export function canStepAssembly(from: AssemblyState, to: AssemblyState): boolean {
  return assemblySteps[from].includes(to)
}
