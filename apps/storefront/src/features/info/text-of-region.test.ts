import { buyerPages } from '@svetlitsa/i18n/info/buyer-pages'
import { infoPages, type WrittenPage } from '@svetlitsa/i18n/info/info-pages'
import { writtenText } from '@svetlitsa/i18n/info/written-text'
import { describe, expect, it } from 'vitest'
import { textOfRegion } from './text-of-region.ts'

const russia = { kz: false, currency: { sign: '₽', exchangeRate: 1 } }
const kazakhstan = { kz: true, currency: { sign: '₸', exchangeRate: 5.5 } }

function allOf(place: typeof russia): string {
  return JSON.stringify(textOfRegion(buyerPages['payment-and-delivery'], place))
}

describe('a written page in a region', () => {
  it('[region.kz] names the sums in the money of the region', () => {
    expect(allOf(russia)).toContain('690\u00a0₽')
    expect(allOf(kazakhstan)).toContain('3\u00a0795\u00a0₸')
    expect(allOf(kazakhstan)).not.toMatch(/[{}]\d|₽/)
  })

  it('[region.kz-flag] has the payments of its own country alone', () => {
    expect(allOf(russia)).toContain('Сплит')
    expect(allOf(russia)).not.toContain('Kaspi')
    expect(allOf(kazakhstan)).toContain('Kaspi')
    expect(allOf(kazakhstan)).not.toContain('Сплит')
  })

  it.each(['ru', 'kk', 'en'] as const)(
    '[bonus.disabled] [region.kz] says nothing of bonuses, roubles and Split in Kazakhstan, in %s',
    (language) => {
      const codes = (Object.keys(infoPages) as WrittenPage[]).filter(
        (one) => one !== 'bonus-program',
      )
      const told = codes.flatMap((code) => {
        const here = JSON.stringify(textOfRegion(writtenText(code, language), kazakhstan))
        return here.match(/бонус\S*|bonus\S*|рубл\S*|rouble\S*|₽|Сплит|Split/giu) ?? []
      })
      expect(told).toEqual([])
    },
  )

  it('[region.kz] is in Russia what it was: bonuses, Split and roubles', () => {
    const refund = JSON.stringify(textOfRegion(writtenText('refund', 'ru'), russia))
    expect(refund).toContain('Сплит')
    expect(refund).toContain('Бонусы и сертификат')
    expect(refund).not.toContain('Kaspi')
    const stake = JSON.stringify(textOfRegion(writtenText('franchising', 'ru'), russia))
    expect(stake).toContain('6\u00a0000\u00a0000\u00a0₽')
  })
})
