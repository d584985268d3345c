/** Controls and hints of street maps. */
export const map = {
  name: 'Карта улиц',
  closer: 'Приблизить',
  farther: 'Отдалить',
  sources: 'Показать источники карты',
  withCtrl: 'Чтобы приблизить карту, крутите колесо с зажатой клавишей Ctrl',
  withCommand: 'Чтобы приблизить карту, крутите колесо с зажатой клавишей ⌘',
  withFingers: 'Двигайте карту двумя пальцами',
} as const
