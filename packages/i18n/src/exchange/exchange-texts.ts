import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  tab: 'Обмен',
  title: 'Обмен с программами',
  caption: 'Что приходило из 1С и уходило в неё, и файлы, загруженные командой.',
  close: 'Закрыть',
  filter: 'Отбор журнала',
  all: 'Все',
  empty: 'Здесь пока ничего нет. Обмен появится, когда 1С подключится по ключу API.',
  emptyFiltered: 'По этому отбору ничего нет.',
  more: 'Показать ещё',
  loading: 'Загружаем',
  openFor: '{kind}: подробности обмена № {id}',
  kinds: {
    catalog: 'Товары из 1С',
    'orders-out': 'Заказы в 1С',
    'orders-in': 'Заказы из 1С',
    import: 'Загрузка командой',
  },
  states: { waiting: 'Идёт', done: 'Готово', refused: 'Не принято' },
  partly: 'Готово, с отказами',
  file: 'Файл',
  key: 'Ключ',
  byCommand: 'команда',
  startedAt: 'Начало',
  finishedAt: 'Конец',
  state: 'Состояние',
  added: 'Добавлено',
  changed: 'Изменено',
  refused: 'Отказано',
  counts: 'добавлено {added}, изменено {changed}, отказано {refused}',
  report: 'Отчёт для программы',
  next: {
    title: 'Что делать',
    waiting: 'Ничего: файл загружается. 1С сама спросит, чем закончилось.',
    done: 'Ничего: всё принято.',
    partly:
      'Остальное принято. Исправьте названное в отчёте в 1С и запустите обмен ещё раз: принятое не изменится.',
    partlyImport:
      'Остальное принято. Исправьте названное в отчёте в файле и загрузите его ещё раз: принятое не изменится.',
    partlyOrders:
      'Остальные заказы приняты. Проверьте названные в отчёте: такого заказа нет в магазине или его состояние уже дальше.',
    refused:
      'В магазине ничего не изменилось. Исправьте причину из отчёта и запустите обмен ещё раз.',
  },
  feeds: {
    title: 'Фиды для площадок',
    caption: 'Обновляются каждый час. Адрес передают площадке, например Яндекс Маркету.',
    madeAt: 'Обновлён',
    offers: '{count, plural, one {# предложение} few {# предложения} other {# предложений}}',
    notYet: 'ещё не готов',
    formats: { yml: 'YML', google: 'Google Merchant' },
  },
} as const

const kk: TextShape<typeof ru> = {
  tab: 'Алмасу',
  title: 'Бағдарламалармен алмасу',
  caption: '1С-тен келгендер мен оған кеткендер және команда жүктеген файлдар.',
  close: 'Жабу',
  filter: 'Журнал сүзгісі',
  all: 'Барлығы',
  empty: 'Мұнда әзірге ештеңе жоқ. Алмасу 1С API кілтімен қосылғанда пайда болады.',
  emptyFiltered: 'Бұл сүзгі бойынша ештеңе жоқ.',
  more: 'Тағы көрсету',
  loading: 'Жүктелуде',
  openFor: '{kind}: № {id} алмасу мәліметтері',
  kinds: {
    catalog: '1С-тен тауарлар',
    'orders-out': '1С-ке тапсырыстар',
    'orders-in': '1С-тен тапсырыстар',
    import: 'Командамен жүктеу',
  },
  states: { waiting: 'Жүріп жатыр', done: 'Дайын', refused: 'Қабылданбады' },
  partly: 'Дайын, бас тартулар бар',
  file: 'Файл',
  key: 'Кілт',
  byCommand: 'команда',
  startedAt: 'Басы',
  finishedAt: 'Соңы',
  state: 'Күйі',
  added: 'Қосылды',
  changed: 'Өзгерді',
  refused: 'Бас тартылды',
  counts: 'қосылды {added}, өзгерді {changed}, бас тартылды {refused}',
  report: 'Бағдарламаға арналған есеп',
  next: {
    title: 'Не істеу керек',
    waiting: 'Ештеңе: файл жүктелуде. 1С немен аяқталғанын өзі сұрайды.',
    done: 'Ештеңе: бәрі қабылданды.',
    partly:
      'Қалғаны қабылданды. Есепте аталғанды 1С-те түзетіп, алмасуды қайта іске қосыңыз: қабылданғаны өзгермейді.',
    partlyImport:
      'Қалғаны қабылданды. Есепте аталғанды файлда түзетіп, қайта жүктеңіз: қабылданғаны өзгермейді.',
    partlyOrders:
      'Қалған тапсырыстар қабылданды. Есепте аталғандарын тексеріңіз: дүкенде ондай тапсырыс жоқ немесе күйі әлдеқашан алға кеткен.',
    refused: 'Дүкенде ештеңе өзгерген жоқ. Есептегі себепті жойып, алмасуды қайта іске қосыңыз.',
  },
  feeds: {
    title: 'Алаңдарға арналған фидтер',
    caption: 'Сағат сайын жаңарады. Мекенжайын алаңға беріңіз, мысалы Google Merchant.',
    madeAt: 'Жаңартылды',
    offers: '{count, plural, other {# ұсыныс}}',
    notYet: 'әлі дайын емес',
    formats: { yml: 'YML', google: 'Google Merchant' },
  },
}

const en: TextShape<typeof ru> = {
  tab: 'Exchange',
  title: 'Exchange with programs',
  caption: 'What came from 1C and went to it, and files imported by the command.',
  close: 'Close',
  filter: 'Filter of the log',
  all: 'All',
  empty: 'Nothing here yet. The exchange appears when 1C connects with an API key.',
  emptyFiltered: 'Nothing matches this filter.',
  more: 'Show more',
  loading: 'Loading',
  openFor: '{kind}: details of exchange no. {id}',
  kinds: {
    catalog: 'Products from 1C',
    'orders-out': 'Orders to 1C',
    'orders-in': 'Orders from 1C',
    import: 'Import by the command',
  },
  states: { waiting: 'Running', done: 'Done', refused: 'Refused' },
  partly: 'Done, with refusals',
  file: 'File',
  key: 'Key',
  byCommand: 'command',
  startedAt: 'Start',
  finishedAt: 'End',
  state: 'State',
  added: 'Added',
  changed: 'Changed',
  refused: 'Refused',
  counts: '{added} added, {changed} changed, {refused} refused',
  report: 'Report for the program',
  next: {
    title: 'What to do',
    waiting: 'Nothing: the file is being imported. 1C asks by itself how it ended.',
    done: 'Nothing: everything was taken.',
    partly:
      'The rest was taken. Correct in 1C what the report names and start the exchange again: what was taken stays as it is.',
    partlyImport:
      'The rest was taken. Correct in the file what the report names and import it again: what was taken stays as it is.',
    partlyOrders:
      'The other orders were taken. Check those that the report names: the shop has no such order, or its state is already further.',
    refused:
      'Nothing changed in the shop. Remove the cause that the report names and start the exchange again.',
  },
  feeds: {
    title: 'Feeds for marketplaces',
    caption: 'Made anew every hour. Give the address to the marketplace, such as Google Merchant.',
    madeAt: 'Made',
    offers: '{count, plural, one {# offer} other {# offers}}',
    notYet: 'not yet made',
    formats: { yml: 'YML', google: 'Google Merchant' },
  },
}

/** Texts of the screens of the exchange with other programs, by language. */
export const exchangeTexts = { ru, kk, en }
