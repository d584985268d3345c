import type { TextShape } from '../translator/text-shape.ts'
import type { phoneConfirmation as source } from './ru.ts'

export const phoneConfirmation: TextShape<typeof source> = {
  title: 'Телефонды растаңыз',
  free: 'Ештеңе төлеудің қажеті жоқ. СМС кодын енгізіңіз — тапсырыс рәсімделеді.',
  placed:
    'Тапсырыс жазылды, бірақ телефон әлі расталмаған. СМС кодын енгізіңіз, әйтпесе тапсырыс тоқтатылады.',
  until: 'Тапсырыс {until} дейін күтеді, содан кейін өзі тоқтатылады.',
  why: 'Растаусыз тауарларды жарты сағат сақтаймыз.',
}
