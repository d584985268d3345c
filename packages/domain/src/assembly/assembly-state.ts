/** The states of an order's assembly and the words a customer reads (decisions «Orders»). */
export const assemblyStateLabel = {
  none: 'Без сборки',
  requested: 'Заявка принята',
  planned: 'Назначена',
  done: 'Выполнена',
} as const

export type AssemblyState = keyof typeof assemblyStateLabel

/** Which states may follow which. A planned assembly that falls through is requested again. */
export const assemblySteps: Readonly<Record<AssemblyState, readonly AssemblyState[]>> = {
  none: ['requested'],
  requested: ['planned', 'none'],
  planned: ['done', 'requested', 'none'],
  done: [],
}
