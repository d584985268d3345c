export const session = {
  title: 'Қайдан кірдіңіз',
  unknown: 'Белгісіз құрылғы',
  current: 'Осы құрылғы',
  seen: 'Соңғы рет: {date}',
  end: 'Аяқтау',
  endOf: 'Аяқтау: {device}',
  endOthers: 'Қалғандарын аяқтау',
  endAll: 'Барлық жерден шығу',
  endAllNote: '«Барлық жерден шығу» осы құрылғыдағы кіруді де аяқтайды',
  ended: 'Сеанс аяқталды.',
  failed: 'Болмады. Қайталап көріңіз.',
} as const
