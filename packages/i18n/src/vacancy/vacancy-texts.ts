import type { TextShape } from '../translator/text-shape.ts'

/** Labels of the vacancies pages. */
const ru = {
  title: 'Вакансии',
  description:
    'Вакансии магазина «{shopName}»: продавцы, сборщики, проектировщики кухонь, склад и контакт-центр.',
  lead: 'Мы ищем людей, которым не всё равно, как собран шкаф. Отвечаем каждому за три рабочих дня.',
  open: 'Открытые вакансии',
  count: '{count, plural, one {# вакансия} few {# вакансии} many {# вакансий} other {# вакансии}}',
  empty: 'Сейчас открытых вакансий нет. Загляните через неделю.',
  salary: 'от {from} до {to}',
  salaryFrom: 'от {from}',
  salaryAsked: 'по договорённости',
  schedule: 'График',
  duties: 'Что делать',
  wishes: 'Кого ждём',
  offers: 'Что даём',
  apply: 'Откликнуться',
  all: 'Все вакансии',
  others: 'Другие вакансии',
  where: 'Где',
  pay: 'Оплата в месяц',
  remote: 'Удалённо',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Бос орындар',
  description:
    '«{shopName}» бос орындары: сатушылар, құрастырушылар, ас үй жобалаушылары, қойма және байланыс орталығы.',
  lead: 'Шкаф қалай құрастырылғанына бей-жай қарамайтын адамдарды іздейміз. Әркімге үш жұмыс күнінде жауап береміз.',
  open: 'Ашық бос орындар',
  count: '{count, number} бос орын',
  empty: 'Қазір ашық бос орын жоқ. Бір аптадан кейін қараңыз.',
  salary: '{from} – {to}',
  salaryFrom: '{from} бастап',
  salaryAsked: 'келісім бойынша',
  schedule: 'Кесте',
  duties: 'Не істеу керек',
  wishes: 'Кімді күтеміз',
  offers: 'Не береміз',
  apply: 'Өтінім беру',
  all: 'Барлық бос орын',
  others: 'Басқа бос орындар',
  where: 'Қайда',
  pay: 'Айлық төлем',
  remote: 'Қашықтан',
}

const en: TextShape<typeof ru> = {
  title: 'Vacancies',
  description:
    'Jobs at {shopName}: sales advisers, assemblers, kitchen planners, warehouse and contact centre.',
  lead: 'We look for people who care how a wardrobe is put together. Everyone gets an answer within three working days.',
  open: 'Open vacancies',
  count: '{count, plural, one {# vacancy} other {# vacancies}}',
  empty: 'No vacancies are open now. Look in again in a week.',
  salary: 'from {from} to {to}',
  salaryFrom: 'from {from}',
  salaryAsked: 'to be agreed',
  schedule: 'Hours',
  duties: 'What you will do',
  wishes: 'Whom we look for',
  offers: 'What we offer',
  apply: 'Apply',
  all: 'All vacancies',
  others: 'Other vacancies',
  where: 'Where',
  pay: 'Pay a month',
  remote: 'Remote',
}

/** Labels of the vacancies pages, by language. */
export const vacancyTexts = { ru, kk, en }
