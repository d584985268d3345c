import { expect, it } from 'vitest'
import { localizeUnit } from './localize-unit.ts'
import { localizeIcon } from './to-product-card.ts'

it.each([
  ['228 × 96 × 82 см', 'en', '228 × 96 × 82 cm'],
  ['см', 'en', 'cm'],
  ['12 кг', 'en', '12 kg'],
  ['180 г/м²', 'en', '180 g/m²'],
  ['228 × 96 × 82 см', 'kk', '228 × 96 × 82 см'],
  ['40 %', 'en', '40 %'],
  ['', 'en', ''],
] as const)('[lang.three] «%s» in %s is «%s»', (text, language, expected) => {
  expect(localizeUnit(text, language)).toBe(expected)
})

it('[lang.three] a default badge is translated, one with a text by staff is not', () => {
  const own = {
    code: 'own',
    text: null,
    position: 'bottom' as const,
    backgroundColor: '#F1EBE1',
    textColor: '#211D18',
    icon: null,
    lineaGradient: null,
  }
  expect(localizeIcon(own, 'en').text).toBe('Made by us')
  expect(localizeIcon({ ...own, text: 'Из нашей мастерской' }, 'en').text).toBe(
    'Из нашей мастерской',
  )
  expect(localizeIcon({ ...own, text: 'Делаем сами' }, 'en').text).toBe('Делаем сами')
  expect(localizeIcon(own, 'ru').text).toBe('Делаем сами')
})
