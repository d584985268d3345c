import type { basketWindow as source } from '../ru/basket-window.ts'
import type { TextsOf } from '../texts-of.ts'

export const basketWindow: TextsOf<typeof source> = {
  title: 'Себетте',
  toBasket: 'Себетке өту',
  goOn: 'Сатып алуды жалғастыру',
  together: 'Мұнымен бірге алады',
  add: 'Себетке салу: {name}',
  added: 'Себетте тұр: {name}',
  reduced: 'Мұнша жоқ: {quantity} салдық.',
  refused: {
    out_of_stock: 'Бұл зат таусылды. Басқа түсін немесе ұқсасын қараңыз.',
    offer_unknown: 'Бұл зат дүкенде енді жоқ.',
    fraction: 'Мұнша салуға болмайды: зат бүтін күйінде сатылады.',
    invalid: 'Себетке салу мүмкін болмады. Бетті жаңартып, қайталап көріңіз.',
    not_by_metre: 'Бұл зат метрлеп сатылмайды.',
  },
}
