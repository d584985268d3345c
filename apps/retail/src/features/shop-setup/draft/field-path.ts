/** Reads a field of a draft by its path, as the server names it: «legal.bank.bic». */
export function readField(draft: unknown, path: string): string {
  let part = draft
  for (const key of path.split('.')) part = (part as Record<string, unknown>)[key]
  return String(part)
}

/** A copy of a draft with one field changed. */
export function writeField<Draft>(draft: Draft, path: string, text: string): Draft {
  const [key = '', ...rest] = path.split('.')
  const part = (draft as Record<string, unknown>)[key]
  const next = rest.length === 0 ? text : writeField(part, rest.join('.'), text)
  if (Array.isArray(draft)) return draft.with(Number(key), next) as Draft
  return { ...draft, [key]: next }
}
