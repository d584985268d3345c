import type { TextShape } from '../translator/text-shape.ts'
import type { map as source } from './ru.ts'

export const map: TextShape<typeof source> = {
  name: 'Көшелер картасы',
  closer: 'Жақындату',
  farther: 'Алыстату',
  sources: 'Карта көздерін көрсету',
  withCtrl: 'Картаны жақындату үшін Ctrl пернесін басып тұрып, дөңгелекті айналдырыңыз',
  withCommand: 'Картаны жақындату үшін ⌘ пернесін басып тұрып, дөңгелекті айналдырыңыз',
  withFingers: 'Картаны екі саусақпен жылжытыңыз',
}
