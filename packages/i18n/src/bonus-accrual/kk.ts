import type { TextShape } from '../translator/text-shape.ts'
import type { bonusAccrual as source } from './ru.ts'

export const bonusAccrual: TextShape<typeof source> = {
  title: 'Бонустар есептелді',
  failedTitle: 'Бонустар есептелмеді',
  /** Prefix of the line in the browser console (rule.bonus-accrual). */
  logLine: 'Қате:',
  done: '{amount, plural, other {Сіздің нөміріңізге # бонус жазылды}}. Жұмсау үшін осы нөмірмен кіріңіз.',
  repeated: 'Осы акция бойынша бонустар нөміріңізге бұрын есептелген.',
  phoneWrong: 'Сілтемедегі телефон нөмірі қате.',
  unknown: 'Бұл акция аяқталды немесе сілтемеде қате бар.',
  failed: 'Бонустарды есептеу мүмкін болмады. Сілтемені сәл кейінірек қайта ашыңыз.',
}
