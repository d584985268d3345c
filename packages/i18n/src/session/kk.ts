export const session = {
  title: 'Қайдан кірдіңіз',
  unknown: 'Белгісіз құрылғы',
  current: 'Осы құрылғы',
  seen: 'Соңғы рет: {date}',
  end: 'Аяқтау',
  endOf: 'Аяқтау: {device}',
  endAll: 'Барлық жерден шығу',
  endAllNote: 'Осы құрылғыдан басқа',
  ended: 'Сеанс аяқталды.',
  failed: 'Болмады. Қайталап көріңіз.',
} as const
