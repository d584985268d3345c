import { type PluralForms, pluralize } from '@svetlitsa/domain/text/pluralize'

const pluralRulesCache = new Map<string, Intl.PluralRules>()

const forms: PluralForms<Intl.LDMLPluralRule> = ['one', 'few', 'many']

/** Chooses the forms of Russian counts by the shop's own rule, in every browser (domain.plural). */
class RussianPluralRules extends Intl.PluralRules {
  override select(count: number): Intl.LDMLPluralRule {
    return pluralize(count, forms)
  }
}

/** Plural rules of a language; created once, because creating them is slow. */
export function getPluralRules(
  ...[language, options]: ConstructorParameters<typeof Intl.PluralRules>
): Intl.PluralRules {
  const key = JSON.stringify([language, options])
  const isRussianCount = language === 'ru' && options?.type !== 'ordinal'
  const Rules = isRussianCount ? RussianPluralRules : Intl.PluralRules
  const pluralRules = pluralRulesCache.get(key) ?? new Rules(language, options)
  pluralRulesCache.set(key, pluralRules)
  return pluralRules
}
