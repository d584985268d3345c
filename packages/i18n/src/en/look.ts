import type { look as source } from '../ru/look.ts'
import type { TextsOf } from '../texts-of.ts'

export const look: TextsOf<typeof source> = {
  spin: '360°',
  model: '3D view',
  inRoom: 'In my room',
  spinLabel: '{name} from all sides',
  modelLabel: 'Three-dimensional model: {name}',
  left: 'Turn left',
  right: 'Turn right',
  hint: 'Drag to turn',
  scan: 'Point your phone at the code to place it in your room',
  loading: 'Loading the model',
  failed: 'The model did not load.',
  retry: 'Try again',
  close: 'Close',
}
