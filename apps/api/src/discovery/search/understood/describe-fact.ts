import type { NumberRange } from '@svetlitsa/domain/filter/number-range'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { searchTexts } from '@svetlitsa/i18n/search/search-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { Property } from '../../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import type { Context } from '../../../platform/context/context.ts'
import { localizeName } from '../../../platform/language/localize-name.ts'
import { isYes } from '../terms/list-value-phrases.ts'
import type { MeantValue } from '../terms/meaning.ts'
import type { Fact } from './fact.ts'

interface FactContext extends Pick<Context, 'language' | 'region'> {
  properties: readonly Property[]
}

/** «Цвет: Серый», «Цена: до 30 000 ₽», «Кроме: Стекло», in the reader's language. */
export function describeFact(fact: Fact, context: FactContext): string {
  const t = getTranslator(searchTexts, context.language)
  const fill = (name: string, value: string) => t('understood.fact', { name, value })
  const toCentimetres = (cm: number) => t('understood.cm', { value: String(cm) })
  switch (fact.kind) {
    case 'value':
      return describeValue(fact.value, fact.key, context)
    case 'excluded': {
      const names = fact.words.map(({ typed, value }) => nameValue(value, typed, context))
      return fill(t('understood.except'), names.join(' '))
    }
    case 'price': {
      const { sign } = context.region.currency
      const format = (sum: number) => formatPrice(sum, { sign })
      return fill(t('understood.price'), describeRange(fact.range, format, t))
    }
    case 'width':
      return fill(t('understood.width'), describeRange(fact.range, toCentimetres, t))
    case 'size': {
      const parts = [
        ...fact.pairs.map(([a, b]) => t('understood.cm', { value: `${a} × ${b}` })),
        ...fact.sizes.map(({ from, to }) => toCentimetres(((from ?? 0) + (to ?? 0)) / 2)),
      ]
      return fill(t(fact.isWidth ? 'understood.width' : 'understood.size'), parts.join(', '))
    }
  }
}

type Translate = ReturnType<typeof getTranslator<(typeof searchTexts)['ru']>>

function describeRange(
  { from, to }: NumberRange,
  format: (value: number) => string,
  t: Translate,
): string {
  if (from !== null && to !== null) {
    return t('understood.range', { from: format(from), to: format(to) })
  }
  return from === null
    ? t('understood.to', { to: format(to ?? 0) })
    : t('understood.from', { from: format(from) })
}

/** A property that is there or not is described by its name: «Подъёмный механизм», not «Есть». */
function describeValue(meant: MeantValue, typed: string, context: FactContext): string {
  const { property, value } = findValue(meant, context)
  if (!property) return typed
  const name = localizeName(property, context.language)
  if (value && isYes(value.value)) return name
  return getTranslator(searchTexts, context.language)('understood.fact', {
    name,
    value: meant.number === null ? nameValue(meant, typed, context) : String(meant.number),
  })
}

/** The value in the reader's language; the words as typed where they mean several or none. */
function nameValue(meant: MeantValue | null, typed: string, context: FactContext): string {
  const { property, value } = findValue(meant, context)
  if (!property || !value) return typed
  return isYes(value.value)
    ? localizeName(property, context.language)
    : localizeName(
        { name: value.value, nameKk: value.valueKk, nameEn: value.valueEn },
        context.language,
      )
}

function findValue(meant: MeantValue | null, { properties }: FactContext) {
  const property = properties.find(({ id }) => id === meant?.propertyId)
  const [valueId, ...others] = meant?.valueIds ?? []
  const value = others.length === 0 ? property?.values.find(({ id }) => id === valueId) : undefined
  return { property, value }
}
