import type { Surface } from '@svetlitsa/demo-drawings/material/to-material'
import seeds from './finishes.json' with { type: 'json' }

export interface Finish {
  /** The studio uses the same code. */
  code: string
  /** As shown after the product's name. */
  name: string
  colour: string
  surface: Surface
  /** The color as named in the color filter. */
  base: string
  /** The value of the filter «Материал». */
  kind: string
}

/** All finishes of the demonstration's products. */
export const finishes = seeds as readonly Finish[]

const finishByCode = new Map(finishes.map((finish) => [finish.code, finish]))

export function isFinish(code: string): boolean {
  return finishByCode.has(code)
}

export function getFinish(code: string): Finish {
  const found = finishByCode.get(code)
  if (!found) throw new Error(`no finish ${code}`)
  return found
}
