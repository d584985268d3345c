import type { TextShape } from '../translator/text-shape.ts'
import type { vacancy as russian } from './ru.ts'

export const vacancy: TextShape<typeof russian> = {
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
