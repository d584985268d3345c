import type { TextShape } from '../translator/text-shape.ts'
import type { requestLog as source } from './ru.ts'

export const requestLog: TextShape<typeof source> = {
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
