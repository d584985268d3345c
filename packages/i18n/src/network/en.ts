import type { TextShape } from '../translator/text-shape.ts'
import type { network as source } from './ru.ts'

export const network: TextShape<typeof source> = {
  offline: 'You are offline. Nothing you typed is lost: we go on when the network is back.',
}
