import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  title: 'Журнал запросов',
  hint: 'Последние двести запросов к одному процессу магазина, новые сверху. Список обновляется сам.',
  method: 'Метод',
  path: 'Адрес',
  status: 'Ответ',
  ms: 'Время, мс',
  empty: 'Запросов пока нет',
  emptyHint: 'Откройте любую страницу магазина, и её запросы появятся здесь.',
  closed: 'Журнал закрыт',
  closedHint:
    'Его видят разработчики магазина. Войдите под своим номером и откройте страницу снова.',
} as const

const kk: TextShape<typeof ru> = {
  title: 'Сұраулар журналы',
  hint: 'Дүкеннің бір процесіне келген соңғы екі жүз сұрау, жаңасы жоғарыда. Тізім өзі жаңарады.',
  method: 'Әдіс',
  path: 'Мекенжай',
  status: 'Жауап',
  ms: 'Уақыты, мс',
  empty: 'Әзірге сұрау жоқ',
  emptyHint: 'Дүкеннің кез келген бетін ашыңыз, оның сұраулары осында шығады.',
  closed: 'Журнал жабық',
  closedHint: 'Оны дүкен әзірлеушілері көреді. Кіріп, бетті қайта ашыңыз.',
}

const en: TextShape<typeof ru> = {
  title: 'Request log',
  hint: 'The last two hundred requests to one process of the shop, the newest first. The list renews itself.',
  method: 'Method',
  path: 'Address',
  status: 'Answer',
  ms: 'Time, ms',
  empty: 'No requests yet',
  emptyHint: 'Open any page of the shop, and its requests will appear here.',
  closed: 'The log is closed',
  closedHint: 'Developers of the shop see it. Log in and open the page again.',
}

/** Texts of the debug request log, by language. */
export const requestLogTexts = { ru, kk, en }
