import type { TextShape } from '../translator/text-shape.ts'
import type { apiKey as source } from './ru.ts'

export const apiKey: TextShape<typeof source> = {
  title: 'API кілттері',
  total: '{count, plural, other {# кілт}}',
  open: 'Кілт жасау',
  empty: 'Әзірге кілт жоқ. 1С немесе басқа бағдарлама үшін кілт жасаңыз.',
  name: 'Атауы',
  login: 'Логин',
  rights: 'Құқықтары',
  perMinute: 'Минутына шақыру',
  createdAt: 'Жасалды',
  usedAt: 'Қолданылды',
  never: 'әлі жоқ',
  revoked: '{at} қайтарып алынды',
  works: 'Жұмыс істейді',
  state: 'Күйі',
  close: 'Жабу',
  scopes: {
    'goods:write': 'Тауарларды, бағаларды және қалдықтарды жүктеу',
    'orders:read': 'Тапсырыстарды оқу',
    'orders:write': 'Тапсырыс күйін өзгерту',
  },
  revoking: {
    open: 'Қайтарып алу',
    openFor: '«{name}» кілтін қайтарып алу',
    ask: 'Осы кілті бар бағдарлама қол жеткізуді бірден жоғалтады. Кілтті қайтару мүмкін емес.',
    go: 'Біржола қайтарып алу',
    keep: 'Қалдыру',
    done: 'Кілт қайтарып алынды',
  },
  creating: {
    hint: 'Кілт дүкенмен дерек алмасатын бағдарламаға керек. Оған тек қажетті құқықтарды беріңіз.',
    nameHint: 'Мысалы: 1С, Алматыдағы қойма',
    go: 'Жасау',
    waiting: 'Жасалуда',
    needsScope: 'Кемінде бір құқықты таңдаңыз.',
  },
  created: {
    title: 'Кілт жасалды',
    once: 'Құпия бір рет көрсетіледі: дүкенде оның ізі ғана сақталады. Оны қазір сақтап алыңыз.',
    secret: 'Құпия',
    address: '1С-пен алмасу мекенжайы',
    done: 'Дайын',
  },
}
