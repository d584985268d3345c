import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import { expect, it } from 'vitest'
import { bonusTexts } from '../bonus/bonus-texts.ts'
import { customerBonusTexts } from '../customer-bonus/customer-bonus-texts.ts'
import { homePageTexts } from '../home-page/home-page-texts.ts'
import { getInfoText } from '../info/get-info-text.ts'
import { fillPromises } from './fill-promises.ts'

const promises = {
  bonusLevels: [
    { upTo: 20_000, percent: 1 },
    { upTo: 90_000, percent: 2.5 },
    { upTo: null, percent: 4 },
  ],
  bonusSpendPercent: 45,
  subscriptionBonus: 777,
  assemblyPercent: 12,
  assemblyMinimum: 1_500,
}

it('[shop.brand] figures of the shop are in the texts about bonuses and assembly, in every language', () => {
  for (const language of ['ru', 'kk', 'en'] as const) {
    const bonusPage = JSON.stringify(fillPromises(getInfoText('bonus-program', language), promises))
    for (const figure of ['45 %', '777', '20 000', '90 000', '1 %', '2,5 %', '4 %'])
      expect(bonusPage.replaceAll('\u00a0', ' '), `${language} ${figure}`).toContain(figure)
    const assembly = JSON.stringify(fillPromises(getInfoText('assembly', language), promises))
    expect(assembly, language).toContain('12 %')
    expect(assembly, language).toContain('{1500}')
  }
})

it('[shop.brand] no text has the figures of the design written into it', () => {
  const { bonusSpendPercent, assemblyPercent } = firstShopSettings.promises
  const fixed = new RegExp(`\\b(${bonusSpendPercent}|${assemblyPercent}) %`)
  for (const texts of [bonusTexts.ru.intro, customerBonusTexts.ru.rules, homePageTexts.ru.facts])
    expect(JSON.stringify(texts)).not.toMatch(fixed)
  for (const language of ['ru', 'kk', 'en'] as const)
    for (const page of ['bonus-program', 'assembly'] as const)
      expect(JSON.stringify(getInfoText(page, language)), page).not.toMatch(
        /\b(30|8|3|5|7) %|50 000|150 000|\b300\b|\{990\}/,
      )
})
