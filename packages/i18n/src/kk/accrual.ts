import type { accrual as source } from '../ru/accrual.ts'
import type { TextsOf } from '../texts-of.ts'

export const accrual: TextsOf<typeof source> = {
  title: 'Бонустар есептелді',
  failedTitle: 'Бонустар есептелмеді',
  /** Begins the line in the browser's log (storefront §8). */
  logLine: 'Қате:',
  done: '{amount, plural, other {Сіздің нөміріңізге # бонус жазылды}}. Жұмсау үшін осы нөмірмен кіріңіз.',
  repeated: 'Осы акция бойынша бонустар нөміріңізге бұрын есептелген.',
  phoneWrong: 'Сілтемедегі телефон нөмірі қате.',
  unknown: 'Бұл акция аяқталды немесе сілтемеде қате бар.',
  failed: 'Бонустарды есептеу мүмкін болмады. Сілтемені сәл кейінірек қайта ашыңыз.',
}
