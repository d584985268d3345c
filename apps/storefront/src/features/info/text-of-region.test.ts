import type { Language } from '@svetlitsa/domain/language/read-language'
import { paymentGroups } from '@svetlitsa/domain/payment/offered-payment-groups'
import { infoPages, type WrittenPage } from '@svetlitsa/i18n/info/info-pages'
import type { InfoPayment } from '@svetlitsa/i18n/info/info-text'
import { writtenText } from '@svetlitsa/i18n/info/written-text'
import { describe, expect, it } from 'vitest'
import { tellsOfPayment, textOfRegion } from './text-of-region.ts'

const everything: ReadonlySet<InfoPayment> = new Set([...paymentGroups, 'prepayment'])
const rouble = { kz: false, currency: { sign: '₽', exchangeRate: 1 } }
const tenge = { kz: true, currency: { sign: '₸', exchangeRate: 5.5 } }
const russia = { ...rouble, payments: everything }
const kazakhstan = { ...tenge, payments: everything }

function allOf(place: typeof russia, language: Language = 'ru'): string {
  return JSON.stringify(textOfRegion(writtenText('payment-and-delivery', language), place))
}

describe('a written page in a region', () => {
  it('[region.kz] names the sums in the money of the region', () => {
    expect(allOf(russia)).toContain('690\u00a0₽')
    expect(allOf(kazakhstan)).toContain('3\u00a0795\u00a0₸')
    expect(allOf(kazakhstan)).not.toMatch(/[{}]\d|₽/)
  })

  const named = {
    ru: /Kaspi|счёту|ертификат|кредит|рассрочк/giu,
    kk: /Kaspi|шот бойынша|ертификат|есие|Бөліп/giu,
    en: /Kaspi|invoice|certificate|credit|instalment/giu,
  } as const

  it.each(['ru', 'kk', 'en'] as const)(
    '[region.kz] [region.kz-flag] [route.info.payment-and-delivery] promises in Kazakhstan no payment that cannot be chosen, and Kaspi once it can, in %s',
    (language) => {
      const cardAlone = { ...tenge, payments: new Set<InfoPayment>(['payment']) }
      expect(allOf(cardAlone, language).match(named[language])).toBeNull()
      expect(allOf(cardAlone, language)).toMatch(/Картой на|картамен|By card/)
      const withKaspi = { ...tenge, payments: new Set<InfoPayment>(['payment', 'kaspi']) }
      expect(allOf(withKaspi, language).match(named[language])).toEqual(['Kaspi'])
    },
  )

  it('[route.info.payment-and-delivery] tells of a part paid beforehand where the region takes one', () => {
    const whole = { ...rouble, payments: new Set<InfoPayment>(['payment']) }
    expect(allOf(whole)).not.toContain('предоплат')
    expect(allOf(russia)).toContain('предоплат')
  })

  it('knows the pages that tell of payment', () => {
    const telling = (Object.keys(infoPages) as WrittenPage[]).filter((code) =>
      tellsOfPayment(writtenText(code, 'ru')),
    )
    expect(telling).toEqual(['payment-and-delivery', 'refund'])
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
    expect(refund).toContain('Бонусы — сразу')
    const stake = JSON.stringify(textOfRegion(writtenText('franchising', 'ru'), russia))
    expect(stake).toContain('6\u00a0000\u00a0000\u00a0₽')
  })
})
