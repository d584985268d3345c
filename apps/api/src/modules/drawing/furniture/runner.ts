import { carpet } from './carpet.ts'
import type { Furniture } from './model.ts'

/** A runner: a length of carpet cut to measure, its rest still rolled. */
export const runner: Furniture = (model) => {
  const long = { ...model, depth: Math.max(200, model.depth) }
  return [carpet(long)]
}
