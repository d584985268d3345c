/** The states of an order's assembly and their labels for customers (ADR 0040). */
export const assemblyStateLabel = {
  none: 'Без сборки',
  requested: 'Заявка принята',
  planned: 'Назначена',
  done: 'Выполнена',
} as const

export type AssemblyState = keyof typeof assemblyStateLabel

/** The allowed transitions. A planned assembly that cannot take place returns to «requested». */
export const assemblySteps: Readonly<Record<AssemblyState, readonly AssemblyState[]>> = {
  none: ['requested'],
  requested: ['planned', 'none'],
  planned: ['done', 'requested', 'none'],
  done: [],
}
