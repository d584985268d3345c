const pluralRulesCache = new Map<string, Intl.PluralRules>()

/** Plural rules of a language; created once, because creating them is slow. */
export function getPluralRules(
  ...[language, options]: ConstructorParameters<typeof Intl.PluralRules>
): Intl.PluralRules {
  const key = JSON.stringify([language, options])
  const pluralRules = pluralRulesCache.get(key) ?? new Intl.PluralRules(language, options)
  pluralRulesCache.set(key, pluralRules)
  return pluralRules
}
