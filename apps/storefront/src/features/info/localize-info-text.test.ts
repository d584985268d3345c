import type { Language } from '@svetlitsa/domain/language/language'
import { paymentGroups } from '@svetlitsa/domain/payment/payment-group'
import { getInfoText } from '@svetlitsa/i18n/info/get-info-text'
import { infoPages, type TextPage } from '@svetlitsa/i18n/info/info-pages'
import type { InfoPayment } from '@svetlitsa/i18n/info/info-text'
import { describe, expect, it } from 'vitest'
import { localizeInfoText, mentionsPayment } from './localize-info-text.ts'

const everything: ReadonlySet<InfoPayment> = new Set([...paymentGroups, 'prepayment'])
const rouble = { kz: false, currency: { sign: '₽', exchangeRate: 1 } }
const tenge = { kz: true, currency: { sign: '₸', exchangeRate: 5.5 } }
const russia = { ...rouble, payments: everything }
const kazakhstan = { ...tenge, payments: everything }

function listTexts(region: typeof russia, language: Language = 'ru'): string {
  return JSON.stringify(localizeInfoText(getInfoText('payment-and-delivery', language), region))
}

describe('information page in a region', () => {
  it('[region.kz] shows sums in the currency of the region', () => {
    expect(listTexts(russia)).toContain('690\u00a0₽')
    expect(listTexts(kazakhstan)).toContain('3\u00a0795\u00a0₸')
    expect(listTexts(kazakhstan)).not.toMatch(/[{}]\d|₽/)
  })

  const paymentPatterns = {
    ru: /Kaspi|счёту|ертификат|кредит|рассрочк/giu,
    kk: /Kaspi|шот бойынша|ертификат|есие|Бөліп/giu,
    en: /Kaspi|invoice|certificate|credit|instalment/giu,
  } as const

  it.each(['ru', 'kk', 'en'] as const)(
    '[region.kz] [region.kz-flag] [route.info.payment-and-delivery] mentions only payments available in Kazakhstan, and Kaspi once it is available, in %s',
    (language) => {
      const cardAlone = { ...tenge, payments: new Set<InfoPayment>(['payment']) }
      expect(listTexts(cardAlone, language).match(paymentPatterns[language])).toBeNull()
      expect(listTexts(cardAlone, language)).toMatch(/Картой на|картамен|By card/)
      const withKaspi = { ...tenge, payments: new Set<InfoPayment>(['payment', 'kaspi']) }
      expect(listTexts(withKaspi, language).match(paymentPatterns[language])).toEqual(['Kaspi'])
    },
  )

  it('[route.info.payment-and-delivery] mentions prepayment where the region accepts it', () => {
    const regionWithoutPrepayment = { ...rouble, payments: new Set<InfoPayment>(['payment']) }
    expect(listTexts(regionWithoutPrepayment)).not.toContain('предоплат')
    expect(listTexts(russia)).toContain('предоплат')
  })

  it('recognises the pages that mention payment', () => {
    const codes = (Object.keys(infoPages) as TextPage[]).filter((code) =>
      mentionsPayment(getInfoText(code, 'ru')),
    )
    expect(codes).toEqual(['payment-and-delivery', 'refund'])
  })

  it.each(['ru', 'kk', 'en'] as const)(
    '[bonus.disabled] [region.kz] does not mention bonuses, roubles and Split in Kazakhstan, in %s',
    (language) => {
      const codes = (Object.keys(infoPages) as TextPage[]).filter(
        (code) => code !== 'bonus-program',
      )
      const texts = codes.flatMap((code) => {
        const json = JSON.stringify(localizeInfoText(getInfoText(code, language), kazakhstan))
        return json.match(/бонус\S*|bonus\S*|рубл\S*|rouble\S*|₽|Сплит|Split/giu) ?? []
      })
      expect(texts).toEqual([])
    },
  )

  it('[region.kz] keeps bonuses, Split and roubles in Russia', () => {
    const refund = JSON.stringify(localizeInfoText(getInfoText('refund', 'ru'), russia))
    expect(refund).toContain('Сплит')
    expect(refund).toContain('Бонусы — сразу')
    const json = JSON.stringify(localizeInfoText(getInfoText('franchising', 'ru'), russia))
    expect(json).toContain('6\u00a0000\u00a0000\u00a0₽')
  })
})
