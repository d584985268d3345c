import type { TextShape } from '../translator/text-shape.ts'
import type { deliveryCalculator as russian } from './ru.ts'

export const deliveryCalculator: TextShape<typeof russian> = {
  title: 'Жеткізуді есептеу',
  lead: '{city} қаласы үшін. Нақты соманы төлем алдында себетте көресіз.',
  goods: 'Заттар сомасы',
  weight: 'Салмағы, кг',
  weightHint: 'Әр заттың бетінде көрсетілген',
  way: 'Қалай алу',
  outside: 'Қала сыртында',
  km: 'Қоймадан километр',
  lift: 'Көтеру',
  liftNone: 'Керек емес',
  liftElevator: 'Лифтпен',
  liftStairs: 'Баспалдақпен',
  floor: 'Қабат',
  toDoor: 'Есікке дейін кіргізу',
  assembly: 'Құрастыру',
  total: 'Жеткізу мен қызметтерге барлығы',
  free: 'тегін',
  delivery: 'Жеткізу',
  ask: 'тасымалдаушы есептейді',
  assemblyNote: 'заттар бағасының {percent} %-ы, кемінде {minimum}',
  firstDay: 'Ең жақын күн — {day}',
  failed: 'Тарифтер жүктелмеді.',
  rub: 'аймақ валютасымен',
}
