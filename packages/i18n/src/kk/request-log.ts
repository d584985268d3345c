import type { requestLog as source } from '../ru/request-log.ts'
import type { TextsOf } from '../texts-of.ts'

export const requestLog: TextsOf<typeof source> = {
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
