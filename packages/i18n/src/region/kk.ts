import type { TextShape } from '../translator/text-shape.ts'
import type { region as source } from './ru.ts'

export const region: TextShape<typeof source> = {
  title: 'Сіздің қалаңыз',
  hint: 'Баға, мерзім және дүкендер қалаға байланысты',
  find: 'Қаланы табу',
  russia: 'Ресей',
  kazakhstan: 'Қазақстан',
  countries: 'Ел',
  nothing: 'Тізімде мұндай қала жоқ. Ең жақынын таңдаңыз: көлік компаниясымен жеткіземіз.',
  elsewhere: 'Басқа қалаларға көлік компаниясымен жеткіземіз',
  findMine: 'Менің қаламды табу',
  looking: 'Іздеп жатырмыз',
  isIt: 'Иә, бұл {city}',
  notFound: 'Орынды анықтау мүмкін болмады. Қаланы тізімнен таңдаңыз.',
  chosen: 'таңдалды',
}
