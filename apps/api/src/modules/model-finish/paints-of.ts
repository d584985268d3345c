import type { FinishBook, FinishLook } from './finish-book.ts'

/** A material of a model, and what it is to look like. */
export interface Paint {
  /** The material's name: the finish that it was made in. */
  from: string
  to: string
  old: FinishLook | undefined
  look: FinishLook
}

/** What changes on a model when it is shown in a finish: its own material, and what goes with it. */
export function paintsOf({ looks, models }: FinishBook, model: string, finish: string): Paint[] {
  const known = models[model]
  if (!known?.finishes.includes(finish)) throw new Error(`no ${model} in ${finish}`)
  const { main, accents = {} } = known
  return [
    { from: main, to: finish },
    { from: accents[main], to: accents[finish] },
  ].flatMap(({ from, to }) => {
    const look = to && looks[to]
    return from && look && from !== to ? [{ from, to, old: looks[from], look }] : []
  })
}
