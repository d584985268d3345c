import type { TextShape } from '../translator/text-shape.ts'
import type { map as source } from './ru.ts'

export const map: TextShape<typeof source> = {
  name: 'Map of streets',
  closer: 'Zoom in',
  farther: 'Zoom out',
  sources: 'Show the sources of the map',
  withCtrl: 'Hold Ctrl and scroll to zoom the map',
  withCommand: 'Hold ⌘ and scroll to zoom the map',
  withFingers: 'Move the map with two fingers',
}
