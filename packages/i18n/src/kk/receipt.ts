import type { receipt as russian } from '../ru/receipt.ts'
import type { TextsOf } from '../texts-of.ts'

export const receipt: TextsOf<typeof russian> = {
  seller: 'Светлица',
  delivery: 'Жеткізу',
  services: 'Көтеру және құрастыру',
  advance: 'Тапсырыс бойынша алдын ала төлем',
}
