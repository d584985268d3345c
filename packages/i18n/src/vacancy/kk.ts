import type { TextShape } from '../translator/text-shape.ts'
import type { vacancy as russian } from './ru.ts'

export const vacancy: TextShape<typeof russian> = {
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
