import { expect, it } from 'vitest'
import { buildTranslations } from './build-translations.ts'

it('[lang.three] what is not translated is not stored', () => {
  expect(buildTranslations({ lead: 'Кіріспе', points: [] }, { lead: '', points: ['one'] })).toEqual(
    { kk: { lead: 'Кіріспе' }, en: { points: ['one'] } },
  )
  expect(buildTranslations({ lead: '' }, {})).toEqual({})
})
