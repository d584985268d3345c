import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { buildCarpet } from './build-carpet.ts'

/** A runner: carpet cut to length, the rest still rolled. */
export const buildRunner: BuildFurniture = (model) => {
  const long = { ...model, depth: Math.max(200, model.depth) }
  return [buildCarpet(long)]
}
