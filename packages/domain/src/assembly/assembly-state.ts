/** The states of an order's assembly and their labels for customers (ADR 0040). */
export const assemblyStateLabel = {
  none: 'Без сборки',
  requested: 'Заявка принята',
  planned: 'Назначена',
  done: 'Выполнена',
} as const

export type AssemblyState = keyof typeof assemblyStateLabel

/** The allowed transitions. A planned assembly that cannot take place returns to «requested». */
export const assemblyTransitions: Readonly<Record<AssemblyState, readonly AssemblyState[]>> = {
  none: ['requested'],
  requested: ['planned', 'none'],
  planned: ['done', 'requested', 'none'],
  done: [],
}

/** Returns whether an assembly may change from one state to the other directly. */
export function canTransitionAssembly(from: AssemblyState, to: AssemblyState): boolean {
  return assemblyTransitions[from].includes(to)
}

interface DeliveryChange {
  /** Whether the delivery asked for the assembly before, and whether it does now. */
  wasAsked: boolean
  isAsked: boolean
  /** Whether the goods come at another time than before. */
  isMoved: boolean
}

/**
 * Returns the state of an order's assembly after a change of its delivery. What is done stays done; one
 * that was planned for another time has to be planned anew; one that the customer asked for in another
 * way stays asked for.
 */
export function followDelivery(
  state: AssemblyState,
  { wasAsked, isAsked, isMoved }: DeliveryChange,
): AssemblyState {
  if (state === 'done') return 'done'
  if (wasAsked && !isAsked) return 'none'
  if (isAsked && state === 'none') return 'requested'
  return state === 'planned' && isMoved ? 'requested' : state
}
