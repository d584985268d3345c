import { pickByStyle } from '../furniture/pick-by-style.ts'
import type { Handle } from './cabinet-plan.ts'

const handles: readonly [Handle, ...Handle[]] = ['bar', 'knob', 'groove', 'long']

/** Returns the handle of a style. */
export const pickHandle = (style: number) => pickByStyle(style, handles, 1)
