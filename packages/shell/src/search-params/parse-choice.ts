/** Parses one of the allowed values from a search parameter; anything else gives undefined. */
export function parseChoice<const Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
): Choice | undefined {
  return choices.find((choice) => choice === value)
}
