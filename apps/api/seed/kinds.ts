import { otherKinds } from './other-kinds.ts'
import { softKinds } from './soft-kinds.ts'
import { storageKinds } from './storage-kinds.ts'

/** Every leaf section of the demonstration and what it sells. */
export const kinds = [...softKinds, ...storageKinds, ...otherKinds]
