/** Labels of the vacancies pages. */
export const vacancy = {
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
