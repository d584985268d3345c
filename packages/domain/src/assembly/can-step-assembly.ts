import { type AssemblyState, assemblySteps } from './assembly-state.ts'

/** Whether an assembly may go from one state to another in one step. */
export function canStepAssembly(from: AssemblyState, to: AssemblyState): boolean {
  return assemblySteps[from].includes(to)
}
