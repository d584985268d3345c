/** A choice read out of an address: what is not among them counts as not chosen. */
export function choiceOf<const Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
): Choice | undefined {
  return choices.find((choice) => choice === value)
}
