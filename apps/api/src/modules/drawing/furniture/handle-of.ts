import type { Handle } from './cabinet-plan.ts'
import { look } from './look.ts'

const handles: readonly [Handle, ...Handle[]] = ['bar', 'knob', 'groove', 'long']

/** The handles of a look. */
export const handleOf = (style: number) => look(style, handles, 1)
