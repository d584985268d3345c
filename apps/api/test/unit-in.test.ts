import { expect, it } from 'vitest'
import { iconIn } from '../src/modules/catalogue/icon-in.ts'
import { unitIn } from '../src/modules/catalogue/unit-in.ts'

it.each([
  ['228 × 96 × 82 см', 'en', '228 × 96 × 82 cm'],
  ['см', 'en', 'cm'],
  ['12 кг', 'en', '12 kg'],
  ['180 г/м²', 'en', '180 g/m²'],
  ['228 × 96 × 82 см', 'kk', '228 × 96 × 82 см'],
  ['40 %', 'en', '40 %'],
  ['', 'en', ''],
] as const)('[lang.three] «%s» in %s is «%s»', (text, language, expected) => {
  expect(unitIn(text, language)).toBe(expected)
})

it('[lang.three] a shield of the shop is translated, one that the staff reworded is not', () => {
  const own = {
    code: 'own',
    text: 'Делаем сами',
    position: 'bottom' as const,
    backgroundColor: '#F1EBE1',
    textColor: '#211D18',
    icon: null,
    lineaGradient: null,
  }
  expect(iconIn(own, 'en').text).toBe('Made by us')
  expect(iconIn({ ...own, text: 'Из нашей мастерской' }, 'en').text).toBe('Из нашей мастерской')
  expect(iconIn(own, 'ru')).toEqual(own)
})
