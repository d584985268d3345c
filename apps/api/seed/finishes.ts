import type { Surface } from '../src/modules/drawing/paint/material-of.ts'
import seeds from './data/finishes.json' with { type: 'json' }

export interface Finish {
  /** The studio knows it by the same code. */
  code: string
  /** As it stands behind the product's name. */
  name: string
  colour: string
  surface: Surface
  /** The colour as a filter knows it. */
  base: string
  /** What the filter «Материал» says. */
  kind: string
}

/** Everything the demonstration's goods are made of. */
export const finishes = seeds as readonly Finish[]

const byCode = new Map(finishes.map((finish) => [finish.code, finish]))

export function isFinish(code: string): boolean {
  return byCode.has(code)
}

export function finishOf(code: string): Finish {
  const found = byCode.get(code)
  if (!found) throw new Error(`no finish ${code}`)
  return found
}
