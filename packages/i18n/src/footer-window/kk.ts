import type { TextShape } from '../translator/text-shape.ts'
import type { footerWindow as source } from './ru.ts'

export const footerWindow: TextShape<typeof source> = {
  manufacturers: 'Өндірушілер',
  findManufacturer: 'Өндірушіні табу',
  noManufacturer: 'Бізде мұндай өндіруші жоқ.',
  allManufacturers: 'Барлық өндірушілер мен олардың жиһазы',
  care: 'Жиһаз күтімі',
  phones: 'Бізге қоңырау шалу',
  phonesOf: '{city} қаласының телефондары',
  hours: 'Күн сайын 9-дан 21-ге дейін.',
  stores: 'Дүкендер мен байланыс',
  share: 'Бөлісу',
  copy: 'Сілтемені көшіру',
  copied: 'Сілтеме көшірілді',
  copyByHand: 'Браузер көшіруге рұқсат бермеді. Сілтемені белгілеп, өзіңіз көшіріңіз.',
}
