import type { TextShape } from '../translator/text-shape.ts'
import type { productViewer as source } from './ru.ts'

export const productViewer: TextShape<typeof source> = {
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
  spinFailed: 'The pictures did not load.',
  spinLoading: 'Loading the pictures',
  spinFinish: 'Pictured in “{finish}”',
  spinOther: 'Pictured in another finish',
  modelFinish: 'The model wears “{finish}”',
  modelOther: 'The model wears another finish',
  modelHint: 'Turn it, zoom with two fingers or the wheel',
  noModel:
    'This browser does not show three-dimensional models. Switch hardware acceleration on or open the page on a phone.',
  retry: 'Try again',
  close: 'Close',
}
