import type { TextShape } from '../translator/text-shape.ts'

/** Controls and hints of street maps. */
const ru = {
  name: 'Карта улиц',
  closer: 'Приблизить',
  farther: 'Отдалить',
  sources: 'Показать источники карты',
  withCtrl: 'Чтобы приблизить карту, крутите колесо с зажатой клавишей Ctrl',
  withCommand: 'Чтобы приблизить карту, крутите колесо с зажатой клавишей ⌘',
  withFingers: 'Двигайте карту двумя пальцами',
} as const

const kk: TextShape<typeof ru> = {
  name: 'Көшелер картасы',
  closer: 'Жақындату',
  farther: 'Алыстату',
  sources: 'Карта көздерін көрсету',
  withCtrl: 'Картаны жақындату үшін Ctrl пернесін басып тұрып, дөңгелекті айналдырыңыз',
  withCommand: 'Картаны жақындату үшін ⌘ пернесін басып тұрып, дөңгелекті айналдырыңыз',
  withFingers: 'Картаны екі саусақпен жылжытыңыз',
}

const en: TextShape<typeof ru> = {
  name: 'Map of streets',
  closer: 'Zoom in',
  farther: 'Zoom out',
  sources: 'Show the sources of the map',
  withCtrl: 'Hold Ctrl and scroll to zoom the map',
  withCommand: 'Hold ⌘ and scroll to zoom the map',
  withFingers: 'Move the map with two fingers',
}

/** Texts of street maps, by language. */
export const mapTexts = { ru, kk, en }
